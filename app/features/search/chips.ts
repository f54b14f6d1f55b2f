import type { TFunction } from "i18next";
import type { TypeOption } from "../../../worker/listings/panel";
import { formatNumber } from "../../domain/formatting/numbers";
import type { Language } from "../../domain/language";
import type { ChosenLocality } from "../../domain/localities/locality-search";
import { type EnergyLabel, energyLabelDisplay } from "../../domain/property/energy";
import { formatEuro } from "../../domain/property/price";
import { flagNames } from "../../domain/search/columns";
import type { Search } from "../../domain/search/search";

/** A filter as text, and the search without it. */
export type Chip = { key: string; label: string; without: Partial<Search> };

/** The same, with the address of the list without it. */
export type ChipLink = { key: string; label: string; to: string };

type Words = { types: readonly TypeOption[]; localities: readonly ChosenLocality[] };

const least = [
	["minBathrooms", "bathrooms"],
	["minGarages", "garages"],
	["minParkings", "parkings"],
] as const;

/** Every filter of the search as a chip, in the order of the panel. `t` has the namespace `search`. */
export function chipsOf(
	search: Search,
	{ types, localities }: Words,
	language: Language,
	t: TFunction<"search">,
): Chip[] {
	const square = (value: number) => `${formatNumber(value, language)}\u00A0m²`;
	return [
		...search.types.map((id) => ({
			key: `type-${id}`,
			label: typeLabel(types, id) ?? t("chip.type", { id }),
			without: { types: search.types.filter((other) => other !== id) },
		})),
		...localities.map(({ label, zips }) => ({
			key: `place-${label}`,
			label,
			without: { zips: search.zips.filter((zip) => !zips.includes(zip)) },
		})),
		...one(search.city !== undefined, "city", capitalised(search.city ?? ""), { city: undefined }),
		...one(search.radius !== undefined, "radius", t("chip.radius", { kilometres: search.radius }), {
			radius: undefined,
		}),
		...search.states.map((state) => ({
			key: `state-${state}`,
			label: t(`state.${state}`),
			without: { states: search.states.filter((other) => other !== state) },
		})),
		...range(t, "price", t("price.label"), search.minPrice, search.maxPrice, formatEuro, {
			minPrice: undefined,
			maxPrice: undefined,
		}),
		...bedrooms(t, search),
		...least.flatMap(([name, word]) =>
			one(search[name] !== undefined, name, t("chip.least", { name: t(`count.${word}`), count: search[name] }), {
				[name]: undefined,
			}),
		),
		...range(t, "surface", t("surface.label"), search.minSurface, search.maxSurface, square, {
			minSurface: undefined,
			maxSurface: undefined,
		}),
		...search.epc.map((label: EnergyLabel) => ({
			key: `epc-${label}`,
			label: t("chip.epc", { label: energyLabelDisplay(label) }),
			without: { epc: search.epc.filter((other) => other !== label) },
		})),
		...flagNames.flatMap((flag) => one(search[flag] === true, flag, t(`feature.${flag}`), { [flag]: undefined })),
		...one(search.q !== undefined, "q", t("chip.words", { words: search.q }), { q: undefined }),
		...one(search.project !== undefined, "project", t("chip.project", { id: search.project }), { project: undefined }),
		...one(search.bbox !== undefined, "bbox", t("chip.bbox"), { bbox: undefined }),
		...one(search.polygon !== undefined, "polygon", t("chip.polygon"), { polygon: undefined }),
	];
}

function one(isThere: boolean, key: string, label: string, without: Partial<Search>): Chip[] {
	return isThere ? [{ key, label, without }] : [];
}

function range(
	t: TFunction<"search">,
	key: string,
	name: string,
	from: number | undefined,
	to: number | undefined,
	format: (value: number) => string,
	without: Partial<Search>,
): Chip[] {
	const words = { name, from: from === undefined ? "" : format(from), to: to === undefined ? "" : format(to) };
	if (from !== undefined && to !== undefined) return [{ key, label: t("chip.between", words), without }];
	if (from !== undefined) return [{ key, label: t("chip.from", words), without }];
	return to === undefined ? [] : [{ key, label: t("chip.to", words), without }];
}

function bedrooms(t: TFunction<"search">, { minBedrooms, maxBedrooms }: Search): Chip[] {
	const name = t("count.bedrooms");
	return [
		...one(minBedrooms !== undefined, "minBedrooms", t("chip.least", { name, count: minBedrooms }), {
			minBedrooms: undefined,
		}),
		...one(maxBedrooms !== undefined, "maxBedrooms", t("chip.most", { name, count: maxBedrooms }), {
			maxBedrooms: undefined,
		}),
	];
}

function typeLabel(types: readonly TypeOption[], id: number): string | null {
	for (const type of types) {
		if (type.id === id) return type.label;
		const child = typeLabel(type.children, id);
		if (child !== null) return child;
	}
	return null;
}

function capitalised(city: string): string {
	return city.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
