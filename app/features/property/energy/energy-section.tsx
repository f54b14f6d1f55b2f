import { useTranslation } from "../../../i18n/texts";
import { Banner } from "../../../ui/banner";
import { Facts } from "../fact-groups";
import { Section } from "../section";
import type { EnergyData } from "./energy-data";
import { EnergyScale } from "./energy-scale";

/** The label on its region's scale, the figures and certificate, and what a buyer must do. */
export function EnergySection({ energy }: { energy: EnergyData }) {
	const { t } = useTranslation("property");
	return (
		<Section id="energy" title={t("energy.title")}>
			<div className="grid gap-8">
				{energy.scale && <EnergyScale scale={energy.scale} />}
				{energy.renovationYears !== null && (
					<Banner tone="warning" title={t("energy.renovation", { years: energy.renovationYears })}>
						{energy.asOf && t("energy.renovationSource", { date: energy.asOf })}
					</Banner>
				)}
				{energy.facts.length > 0 && <Facts facts={energy.facts} />}
			</div>
		</Section>
	);
}
