import { formatNumber } from "../../../app/domain/formatting/numbers";
import type { Language } from "../../../app/domain/language";
import { energyLabelDisplay } from "../../../app/domain/property/energy";
import type { EnergyLabel } from "../../../app/domain/property/energy-label";
import { type AmountName, type CountName, columns } from "../../../app/domain/search/columns";
import { type NumberParameter, ranges } from "../../../app/domain/search/search";
import type { Measure } from "../../../app/domain/search/sentence/fact";
import { featurePhrases } from "../../../app/domain/search/sentence/feature-phrases";
import type { SentenceSearch } from "../../../app/domain/search/sentence/filters";
import { features } from "../../../app/domain/search/sentence/meaning";
import { propertyTypes } from "../../../demo/feed/property-types";
import { type Wording, wordings } from "./sentence-wording";

/** Formats amounts. One format serves all languages, since the sentence is only parsed again. */
const written: Record<Exclude<AmountName, "monthly">, (value: number) => string> = {
	price: (value) => `€\u00A0${formatNumber(value, "nl")}`,
	surface: (value) => `${formatNumber(value, "nl")}\u00A0m²`,
	ground: (value) => `${formatNumber(value, "nl")}\u00A0m²`,
	year: String,
};

const measures: Measure[] = ranges.flatMap(({ name }) => (name === "monthly" ? [] : [name]));

/**
 * Formats a search as a sentence that parses to the same search. Tests use it to cover every possible search, in
 * addition to sentences written by hand.
 * @param typeName returns the agency's name for a type
 */
export function sentenceOf(search: SentenceSearch, language: Language, typeName: (id: number) => string): string {
	const words = wordings[language];
	const what = (search.type ?? []).map(typeName).join(` ${words.or} `) || words.anything;
	return [
		[what, words.goals[search.goal], whereOf(search, words)].filter((part) => part !== "").join(" "),
		...measures.flatMap((measure) => rangeOf(search, measure, words)),
		...features
			.filter((feature) => search[feature])
			.map((feature) => featurePhrases[feature][language].split("|", 1)[0] ?? ""),
		...labelsOf(search.epc ?? [], words),
		...(search.state ?? []).map((state) => words.states[state]),
		...(search.q === undefined ? [] : [search.q]),
	].join(", ");
}

function whereOf({ city, zip, radius }: SentenceSearch, words: Wording): string {
	const locality = city ?? (zip ?? []).join(` ${words.or} `);
	if (locality === "") return "";
	return radius === undefined
		? `${words.in} ${locality}`
		: `${words.within.replace("{{km}}", String(radius))} ${locality}`;
}

function rangeOf(search: SentenceSearch, measure: Measure, words: Wording): string[] {
	const { min, max } = columns[measure];
	const value = (name: NumberParameter | null) => (name === null ? undefined : search[name]);
	const low = value(min);
	const high = value(max);
	const write = isCount(measure) ? String : written[measure];
	const leads: Partial<Record<Measure, string>> = words.leads;
	const lead = leads[measure];
	const name = isCount(measure) ? words.counted[measure] : undefined;
	const phrase = (text: string) => [[lead, text, name].filter((part) => part !== undefined).join(" ")];
	if (low !== undefined && high !== undefined) {
		return phrase(words.between.replace("{{low}}", write(low)).replace("{{high}}", write(high)));
	}
	if (low !== undefined) return phrase(`${words.least} ${write(low)}`);
	return high === undefined ? [] : phrase(`${words.most} ${write(high)}`);
}

const isCount = (measure: Measure): measure is CountName => columns[measure].kind === "count";

function labelsOf(labels: readonly EnergyLabel[], words: Wording): string[] {
	if (labels.length === 0) return [];
	return [`${words.energy} ${labels.map(energyLabelDisplay).join(` ${words.or} `)}`];
}

/** Returns a function for the demo agency's type names in a language. */
export function typeNameIn(language: Language): (id: number) => string {
	const types = propertyTypes();
	return (id) => {
		const name = types.find(({ ID }) => ID === id)?.Name;
		return typeof name === "object" && name !== null ? (name[language] ?? "") : "";
	};
}
