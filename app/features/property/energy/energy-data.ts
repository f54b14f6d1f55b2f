import { renovationYears } from "../../../domain/agency/brand";
import { formatDate } from "../../../domain/formatting/dates";
import type { Language } from "../../../domain/language";
import { currentFigure } from "../../../domain/law/law";
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

/** The property's position on its region's energy scale, with figures and certificate. */
export type EnergyData = {
	/** Null without a label. */
	scale: {
		region: Region;
		label: string;
		image: string;
		/** Best step first. `limit` is in kWh/m² per year; null for the last step and for regions without limits. */
		steps: { label: string; display: string; limit: number | null; isHere: boolean }[];
	} | null;
	facts: LabelledFact[];
	/** Years within which a buyer must renovate; null without such an obligation. */
	renovationYears: number | null;
	/** Formatted date of the official source; absent where the source gives another number of years. */
	asOf?: string;
};

type EnergyFact = LabelledFact & { key: string };

/** Null if nothing is known about the property's energy performance. */
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
	// Without a label, its fact states the reason.
	if (label === undefined) return { scale: null, facts: facts.map(withoutKey), renovationYears: null };
	const others = facts.filter(({ key }) => key !== "EPCLabelText").map(withoutKey);
	if (region === null || !isEnergyLabel(label)) return { scale: null, facts: others, renovationYears: null };
	const steps = energyScale(region);
	// The labels F+ and F- of Brussels have no step of their own.
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
	const { value, checkedOn } = currentFigure("flanders.energy.renovation").figure;
	return { renovationYears: years, ...(years === value ? { asOf: formatDate(checkedOn) } : {}) };
}
