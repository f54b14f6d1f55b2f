import { energyLabelDisplay } from "../../domain/property/energy";
import type { ListingEnergy } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";

/** Official image of the energy label, with alternative text. */
export function EnergyChip({ energy }: { energy: ListingEnergy }) {
	const { t } = useTranslation("listing");
	const label = energyLabelDisplay(energy.label);
	const words = energy.insulation
		? t("card.energyAndInsulation", { label, insulation: energy.insulation })
		: t(`card.energy.${energy.region}`, { label });
	return (
		<img
			src={energy.image}
			alt={words}
			title={energy.insulation ? words : undefined}
			width={50}
			height={20}
			loading="lazy"
			decoding="async"
			className="h-5 w-auto"
		/>
	);
}
