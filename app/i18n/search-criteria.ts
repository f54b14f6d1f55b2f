import type { TFunction } from "i18next";
import type { TreeNode } from "../domain/feed/tree";
import { formatNumber } from "../domain/formatting/numbers";
import type { Language } from "../domain/language";
import { chosenLocalities } from "../domain/localities/locality-search";
import { energyLabelDisplay } from "../domain/property/energy";
import type { EnergyLabel } from "../domain/property/energy-label";
import { formatEuro } from "../domain/property/price";
import { type AmountName, type CountName, columns, flagNames } from "../domain/search/columns";
import { placeLabel } from "../domain/search/place-label";
import { ranges, type Search } from "../domain/search/search";

/** One criterion of a search in words, with the change that removes it. */
export type Criterion = { key: string; label: string; without: Partial<Search> };

type Words = {
	language: Language;
	t: TFunction<"search">;
	/** The agency's name for a type; null if it no longer exists. */
	typeName(id: number): string | null;
};

function squareMetres(value: number, language: Language): string {
	return `${formatNumber(value, language)}\u00A0m²`;
}

/** Formatters of amounts. */
const written: Readonly<Record<AmountName, (value: number, language: Language) => string>> = {
	price: (value) => formatEuro(value),
	monthly: (value) => formatEuro(value),
	surface: squareMetres,
	ground: squareMetres,
	year: String,
};

/**
 * All criteria of a search except its goal, in words: for a list's chips, emails and notes of leads. Ranges and yes/no
 * filters come from the table of columns, so a new one needs no code here.
 */
export function criteriaOf(search: Search, { language, t, typeName }: Words): Criterion[] {
	return [
		...search.types.map((id) => ({
			key: `type-${id}`,
			label: typeName(id) ?? t("chip.type", { id }),
			without: { types: search.types.filter((other) => other !== id) },
		})),
		...chosenLocalities(search.zips, language).map(({ label, zips }) => ({
			key: `place-${label}`,
			label,
			without: { zips: search.zips.filter((zip) => !zips.includes(zip)) },
		})),
		...search.cities.map((city) => ({
			key: `city-${city}`,
			label: placeLabel(city, language),
			without: { cities: search.cities.filter((other) => other !== city) },
		})),
		...one(search, "radius", t("chip.radius", { kilometres: search.radius })),
		...search.states.map((state) => ({
			key: `state-${state}`,
			label: t(`state.${state}`),
			without: { states: search.states.filter((other) => other !== state) },
		})),
		...search.deals.map((deal) => ({
			key: `deal-${deal}`,
			label: t(`listing:deal.${deal}`),
			without: { deals: search.deals.filter((other) => other !== deal) },
		})),
		...ranges.flatMap((range) => inRange(search, range, t, language)),
		...termsOf(search, t),
		...search.epc.map((label: EnergyLabel) => ({
			key: `epc-${label}`,
			label: t("chip.epc", { label: energyLabelDisplay(label) }),
			without: { epc: search.epc.filter((other) => other !== label) },
		})),
		...flagNames.flatMap((flag) => one(search, flag, t(`feature.${flag}`))),
		...one(search, "q", t("chip.words", { words: search.q })),
		...one(search, "project", t("chip.project", { id: search.project })),
		...one(search, "bbox", t("chip.bbox")),
		...one(search, "polygon", t("chip.polygon")),
	];
}

function one(search: Search, key: keyof Search, label: string): Criterion[] {
	return search[key] === undefined ? [] : [{ key, label, without: { [key]: undefined } }];
}

/** Loan terms, only if its cost is bounded. With the order by cost alone they exclude nothing. */
function termsOf(search: Search, t: Words["t"]): Criterion[] {
	if (search.minMonthly === undefined && search.maxMonthly === undefined) return [];
	return [
		...one(search, "ownMoney", t("chip.ownMoney", { amount: formatEuro(search.ownMoney ?? 0) })),
		...one(search, "term", t("chip.term", { count: search.term })),
		...one(search, "ownHome", t("chip.ownHome")),
	];
}

const isCount = (name: AmountName | CountName): name is CountName => columns[name].kind === "count";

function inRange(
	search: Search,
	{ name, min, max }: (typeof ranges)[number],
	t: TFunction<"search">,
	language: Language,
): Criterion[] {
	const least = search[min];
	const most = max === null ? undefined : search[max];
	if (isCount(name)) {
		const word = t(`count.${name}`);
		return [
			...one(search, min, t("chip.least", { name: word, count: least })),
			...(max === null ? [] : one(search, max, t("chip.most", { name: word, count: most }))),
		];
	}
	if (least === undefined && most === undefined) return [];
	const write = (value: number | undefined) => (value === undefined ? "" : written[name](value, language));
	const values = { name: t(`${name}.label`), from: write(least), to: write(most) };
	const key = least === undefined ? "chip.to" : most === undefined ? "chip.from" : "chip.between";
	return [{ key: name, label: t(key, values), without: { [min]: undefined, ...(max && { [max]: undefined }) } }];
}

/** The agency's name for a type, at any level of its tree; null if unknown. */
export function typeNameIn(types: readonly TreeNode[], id: number): string | null {
	for (const type of types) {
		if (type.id === id) return type.label;
		const below = typeNameIn(type.children, id);
		if (below !== null) return below;
	}
	return null;
}
