import { foldText } from "../../app/domain/formatting/slug";
import type { Language } from "../../app/domain/language";
import type { Search } from "../../app/domain/search/search";
import { type SearchFlag, searchFlags } from "./filters";
import { goalCodes } from "./goals";
import { orderColumn } from "./order";
import type { Bound } from "./reader";

/** Rows of an index that belong to a list, less their goal. Alternatives share no property. */
type Source = { from: string; where: string; values: Bound[] };

/**
 * A list that an index holds in its order and whose length is among the kept counts: everything, or one filter, or a
 * type in a postcode. Its pages cost the same wherever they are.
 */
export type KeptList = {
	/** Names the list among the anchors of pages. */
	name: string;
	goals: readonly (0 | 1)[];
	/** Where its length is kept. */
	count: { facet: string; value: string };
	key: string;
	sources: readonly Source[];
};

/** The facets whose lists are kept newest first. */
export const keptFacets = ["type", "zip", "zip-type", "city", "epc", "project", ...searchFlags] as const;
export type KeptFacet = (typeof keptFacets)[number];

const flagIndexes: Readonly<Record<SearchFlag, string>> = {
	terrace: "listings_with_terrace",
	garden: "listings_with_garden",
	elevator: "listings_with_elevator",
	furnished: "listings_furnished",
	newBuild: "listings_new_build",
};

const flagConditions: Readonly<Record<SearchFlag, string>> = {
	terrace: "l.terrace = 1",
	garden: "l.garden = 1",
	elevator: "l.elevator = 1",
	furnished: "l.furnished = 1",
	newBuild: "l.new_build = 1",
};

/** The kept list that answers a search; null where there is none. */
export function keptListOf(search: Search, language: Language): KeptList | null {
	const goals = goalCodes(search.goal);
	const asked = filtersAsked(search);
	if (asked === null) return null;
	if (asked.length === 0) {
		const { key, index } = orderColumn(search.sort, language);
		return {
			name: listName(key, goals, "all", ""),
			goals,
			count: { facet: "all", value: "" },
			key,
			sources: [{ from: `listings AS l INDEXED BY ${index}`, where: "l.listed = 1", values: [] }],
		};
	}
	if (search.sort !== "date") return null;
	const [first, second] = asked;
	if (first && asked.length === 1) return facetList(first.facet, first.value, goals);
	if (asked.length === 2 && first?.facet === "type" && second?.facet === "zip") {
		return facetList("zip-type", `${second.value} ${first.value}`, goals);
	}
	return null;
}

/** The list of the properties that have a value of a facet, newest first. */
export function facetList(facet: KeptFacet, value: string, goals: readonly (0 | 1)[]): KeptList {
	return {
		name: listName("date_order", goals, facet, value),
		goals,
		count: { facet, value },
		key: "date_order",
		sources: sourcesOf(facet, value),
	};
}

function listName(key: string, goals: readonly number[], facet: string, value: string): string {
	return [key, goals.join(""), facet, value].join("|");
}

/** The filters of a search by facet and value, types first; null where one of them has no kept list. */
function filtersAsked(search: Search): { facet: KeptFacet; value: string }[] | null {
	const { goal: _goal, sort: _sort, page: _page, view: _view, ...filters } = search;
	const { types, zips, city, epc, project, terrace, garden, elevator, furnished, newBuild, ...others } = filters;
	if (Object.values(others).some((value) => value !== undefined)) return null;
	if (types.length > 1 || zips.length > 1 || epc.length > 1) return null;
	const flags = { terrace, garden, elevator, furnished, newBuild };
	return [
		...types.map((type) => ({ facet: "type" as const, value: String(type) })),
		...zips.map((zip) => ({ facet: "zip" as const, value: zip })),
		...epc.map((label) => ({ facet: "epc" as const, value: label })),
		...(city === undefined ? [] : [{ facet: "city" as const, value: foldText(city) }]),
		...(project === undefined ? [] : [{ facet: "project" as const, value: String(project) }]),
		...searchFlags.filter((flag) => flags[flag]).map((flag) => ({ facet: flag, value: "1" })),
	];
}

function sourcesOf(facet: KeptFacet, value: string): Source[] {
	const source = (index: string, where: string, ...values: Bound[]): Source => ({
		from: `listings AS l INDEXED BY ${index}`,
		where: `l.listed = 1 AND ${where}`,
		values,
	});
	const isMainAlone = "l.main_type_id IS NOT l.type_id";
	switch (facet) {
		case "type":
			return [
				source("listings_of_type", "l.type_id = ?", Number(value)),
				source("listings_of_main_type", `l.main_type_id = ? AND ${isMainAlone}`, Number(value)),
			];
		case "zip-type": {
			const at = value.lastIndexOf(" ");
			const zip = value.slice(0, at);
			const type = Number(value.slice(at + 1));
			return [
				source("listings_of_zip_and_type", "l.zip = ? AND l.type_id = ?", zip, type),
				source("listings_of_zip_and_main_type", `l.zip = ? AND l.main_type_id = ? AND ${isMainAlone}`, zip, type),
			];
		}
		case "zip":
			return [source("listings_of_zip", "l.zip = ?", value)];
		case "epc":
			return [source("listings_of_epc", "l.epc = ?", value)];
		case "project":
			return [source("listings_of_project", "l.project_id = ? AND l.project_id IS NOT NULL", Number(value))];
		case "city":
			return [
				{
					from: "listing_cities AS c CROSS JOIN listings AS l ON l.id = -c.newest",
					where: "c.city = ?",
					values: [value],
				},
			];
		default:
			return [source(flagIndexes[facet], flagConditions[facet])];
	}
}

/** The rows of a list as one merge of its indexes, each in order. `start` is a condition on the keys, as SQL. */
export function listSql(
	list: KeptList,
	columns: readonly string[],
	start: string | null,
): { sql: string; values: Bound[] } {
	const parts: string[] = [];
	const values: Bound[] = [];
	for (const goal of list.goals) {
		for (const source of list.sources) {
			const keys = source.from.startsWith("listing_cities") ? "c" : "l";
			const selected = [
				...columns.map((column) => `l.${column}`),
				`${keys}.ended AS at_ended, ${keys}.${list.key} AS at_key, ${keys}.newest AS at_newest`,
			];
			const condition = start ? ` AND (${keys}.ended, ${keys}.${list.key}, ${keys}.newest) >= ${start}` : "";
			parts.push(
				`SELECT ${selected.join(", ")} FROM ${source.from} WHERE ${source.where} AND ${keys}.goal = ${goal}${condition}`,
			);
			values.push(...source.values);
		}
	}
	return { sql: parts.join(" UNION ALL "), values };
}

/** The order of every list, by the names that `listSql` gives the keys. */
export const LIST_ORDER = "at_ended, at_key, at_newest";
