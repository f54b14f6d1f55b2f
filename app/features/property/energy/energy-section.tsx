import { useTranslation } from "../../../i18n/texts";
import { Banner } from "../../../ui/banner";
import { Facts } from "../fact-groups";
import { Section } from "../section";
import type { EnergyData } from "./energy-data";

/** Energy label on its region's scale, with figures, certificate and the buyer's obligations. */
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

type Scale = NonNullable<EnergyData["scale"]>;

/** The region's own scale with the property's step marked. */
function EnergyScale({ scale }: { scale: Scale }) {
	const { t } = useTranslation(["property", "listing"]);
	const name = t(`listing:card.energy.${scale.region}`, { label: scale.label });
	const hasLimits = scale.steps.some((step) => step.limit !== null);
	return (
		<figure>
			<div className="flex flex-wrap items-center gap-4">
				<img src={scale.image} alt={name} width={100} height={40} className="h-10 w-auto" />
				<p className="text-lg">{t("energy.label", { energy: name })}</p>
			</div>
			<ol aria-label={t(`energy.scale.${scale.region}`)} className="energy-scale" data-region={scale.region}>
				{scale.steps.map((step) => (
					<li
						key={step.label}
						className="energy-step"
						data-label={step.label}
						aria-current={step.isHere ? "true" : undefined}
					>
						<span className="energy-bar" />
						<span className="energy-letter">{step.display}</span>
						{step.limit !== null && hasLimits && (
							<span className="energy-limit" aria-hidden="true">
								{step.limit}
							</span>
						)}
						{step.isHere && <span className="sr-only">{t("energy.label", { energy: name })}</span>}
					</li>
				))}
			</ol>
			<figcaption className="mt-2 text-sm text-quiet">
				{t(`energy.scale.${scale.region}`)}
				{scale.region === "luxembourg" ? `. ${t("energy.luxembourg")}` : `. ${t("energy.legend")}.`}
			</figcaption>
		</figure>
	);
}
