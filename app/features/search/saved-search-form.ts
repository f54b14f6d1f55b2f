import type { RouterContextProvider } from "react-router";
import { visitor } from "../../context";
import type { TreeNode } from "../../domain/feed/tree";
import { fieldsOfSearch } from "../../domain/saved-searches/form-search";
import { parseSearch, type Search } from "../../domain/search/search";
import { criteriaOf, typeNameIn } from "../../i18n/search-criteria";
import type { WordChoice } from "../forms/property-types";
import { textsOf } from "../layout/page-loader";

type SavedSearchForm = {
	values: Record<string, string | string[]>;
	/** Criteria without a field in the form, each with the value that it submits. */
	beside: WordChoice[];
};

/** Converts a search to the values of the full form, and to checkboxes for criteria without a field. For loaders. */
export function savedSearchForm(
	search: Search,
	types: readonly TreeNode[],
	context: Readonly<RouterContextProvider>,
): SavedSearchForm {
	const { language } = context.get(visitor);
	const t = textsOf(context, "search");
	const values = fieldsOfSearch(search);
	const pieces = [values.search ?? []].flat();
	const beside = pieces.map((piece) => {
		// The parser accepts a radius only with a place.
		const { search: alone } = parseSearch(new URLSearchParams(`${piece}&zip=0000`));
		const criteria = criteriaOf({ ...alone, zips: [] }, { language, t, typeName: (id) => typeNameIn(types, id) });
		return { value: piece, label: criteria.map(({ label }) => label).join(", ") || piece };
	});
	return { values, beside };
}
