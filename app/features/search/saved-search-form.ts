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
	/** The criteria that the form has no field for, each with what it sends. */
	beside: WordChoice[];
};

/** A search in the full form: the values of its fields, and boxes for what it has no field for. For loaders. */
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
		// A radius is read beside a place alone.
		const { search: alone } = parseSearch(new URLSearchParams(`${piece}&zip=0000`));
		const criteria = criteriaOf({ ...alone, zips: [] }, { language, t, typeName: (id) => typeNameIn(types, id) });
		return { value: piece, label: criteria.map(({ label }) => label).join(", ") || piece };
	});
	return { values, beside };
}
