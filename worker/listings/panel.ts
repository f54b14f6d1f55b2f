import type { Facets } from "../../../worker/listings/facets";
import type { LocalityCount } from "../../../worker/listings/service";
import type { TreeNode } from "../../domain/feed/tree";
import type { ChosenLocality } from "../../domain/localities/locality-search";

export type TypeOption = { id: number; label: string; count: number; children: TypeOption[] };

/** What the panel shows beside the search itself, in the page's language. */
export type PanelData = Pick<Facets, "epc" | "bedrooms" | "bathrooms" | "garages" | "parkings" | "flags" | "prices"> & {
	types: TypeOption[];
	cities: LocalityCount[];
	localities: ChosenLocality[];
};

const CITIES_SHOWN = 8;

/** No more than the panel shows: a page carries it twice. */
export function panelData(facets: Facets, tree: readonly TreeNode[], localities: ChosenLocality[]): PanelData {
	const { epc, bedrooms, bathrooms, garages, parkings, flags, prices } = facets;
	const counts = new Map(facets.types.map(({ value, count }) => [value, count]));
	const option = (node: TreeNode): TypeOption => ({
		id: node.id,
		label: node.label,
		count: counts.get(node.id) ?? 0,
		children: node.children.map(option),
	});
	return {
		types: tree.map(option),
		cities: facets.cities.slice(0, CITIES_SHOWN),
		localities,
		epc,
		bedrooms,
		bathrooms,
		garages,
		parkings,
		flags,
		prices,
	};
}
