import { useTranslation } from "react-i18next";
import { type EnergyLabel, energyLabelDisplay } from "../../domain/property/energy";
import type { ListingEnergy } from "../../domain/property/listing";

/** The energy label's own image; its text is for those who do not see it. */
export function EnergyChip({ energy }: { energy: ListingEnergy }) {
	const { t } = useTranslation("listing");
	const label = energyLabelDisplay(energy.label as EnergyLabel);
	return (
		<img
			src={energy.image}
			alt={t(`card.energy.${energy.region}`, { label })}
			width={50}
			height={20}
			loading="lazy"
			decoding="async"
			className="h-5 w-auto"
		/>
	);
}
