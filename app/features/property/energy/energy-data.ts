import { renovationYears } from "../../../domain/agency/brand";
import { formatDate } from "../../../domain/formatting/dates";
import type { Language } from "../../../domain/language";
import { figureNow } from "../../../domain/law/law";
import type { Region } from "../../../domain/localities/region";
import {
	energyImage,
	energyLabelDisplay,
	energyScale,
	isEnergyLabel,
	mustRenovate,
} from "../../../domain/property/energy";
import type { ListingCard } from "../../../domain/property/listing";
import type { LabelledFact } from "../labelled-fact";

/** The property's position on its region's scale, with figures and certificate. */
export type EnergyData = {
	/** Null where there is no label to show. */
	scale: {
		region: Region;
		label: string;
		image: string;
		/** The best first; `limit` in kWh/m² per year is null for the last step and where the region tells none. */
		steps: { label: string; display: string; limit: number | null; isHere: boolean }[];
	} | null;
	facts: LabelledFact[];
	/** Years within which a buyer must renovate; null where there is no such duty. */
	renovationYears: number | null;
	/** The date of the official source, ready to show; absent where the source gives another number of years. */
	asOf?: string;
};

type EnergyFact = LabelledFact & { key: string };

/** Null where nothing is known of the property's energy. */
export function energyData(
	{
		region,
		label,
		card,
	}: { region: Region | null; label: unknown; card: Pick<ListingCard, "state" | "goal" | "webId"> },
	facts: readonly EnergyFact[],
	language: Language,
): EnergyData | null {
	if (facts.length === 0) return null;
	// Where there is no label, its line says why.
	if (label === undefined) return { scale: null, facts: facts.map(withoutKey), renovationYears: null };
	const others = facts.filter(({ key }) => key !== "EPCLabelText").map(withoutKey);
	if (region === null || !isEnergyLabel(label)) return { scale: null, facts: others, renovationYears: null };
	const steps = energyScale(region);
	// F+ and F- of Brussels have no step of their own.
	const here = steps.find((step) => step.label === label)?.label ?? label.replace(/_.*/, "");
	return {
		scale: {
			region,
			label: energyLabelDisplay(label),
			image: energyImage(region, label),
			steps: steps.map((step) => ({ ...step, display: energyLabelDisplay(step.label), isHere: step.label === here })),
		},
		facts: others,
		...(mustRenovate({ ...card, region, label })
			? renovationDuty(renovationYears[language])
			: { renovationYears: null }),
	};
}

function withoutKey({ key: _key, ...fact }: EnergyFact): LabelledFact {
	return fact;
}

function renovationDuty(years: number): Pick<EnergyData, "renovationYears" | "asOf"> {
	const { value, checkedOn } = figureNow("flanders.energy.renovation").figure;
	return { renovationYears: years, ...(years === value ? { asOf: formatDate(checkedOn) } : {}) };
}
