import type { TreeNode } from "../../../app/domain/feed/tree";
import { type ChosenLocality, chosenLocalities } from "../../../app/domain/localities/locality-search";
import { recordOf } from "../../../app/domain/records";
import { type CountName, countNames } from "../../../app/domain/search/columns";
import { placeLabel } from "../../../app/domain/search/place-label";
import type { Search } from "../../../app/domain/search/search";
import type { SearchParts } from "../search-parts";
import { findTypeTree } from "../site";
import type { Facets } from "./facets";
import type { LocalityCount } from "./localities";

export type TypeOption = { id: number; label: string; count: number; children: TypeOption[] };

/** Data of the filter panel apart from the search itself, in the page's language. */
export type PanelData = Pick<Facets, "deals" | "epc" | CountName | "flags" | "prices"> & {
	types: TypeOption[];
	cities: LocalityCount[];
	localities: ChosenLocality[];
	/** Names of the search's places, by `city` value. */
	places: Record<string, string>;
};

const CITIES_SHOWN = 8;

/** The facets that the panel shows, with the names of the types. */
export async function findPanel(parts: SearchParts, facets: Facets, { zips, cities }: Search): Promise<PanelData> {
	const { language } = parts.shaping;
	const { deals, epc, flags, prices } = facets;
	const counts = new Map(facets.types.map(({ value, count }) => [value, count]));
	const option = (node: TreeNode): TypeOption => ({
		id: node.id,
		label: node.label,
		count: counts.get(node.id) ?? 0,
		children: node.children.map(option),
	});
	return {
		types: (await findTypeTree(parts, language)).map(option),
		cities: facets.cities.slice(0, CITIES_SHOWN),
		localities: chosenLocalities(zips, language),
		places: Object.fromEntries(cities.map((city) => [city, placeLabel(city, language)])),
		deals,
		epc,
		...recordOf(countNames, (name) => facets[name]),
		flags,
		prices,
	};
}
