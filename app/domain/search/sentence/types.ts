import type { PropertyType } from "../../feed/feed";
import { normaliseName } from "../searchable-localities";
import { type Kind, kinds } from "./kinds";
import type { NamedType } from "./sentence-context";

export function typesNamed(types: readonly PropertyType[]): NamedType[] {
	return types.map(({ ID, ParentID, Name }) => ({
		id: ID,
		parent: ParentID ?? null,
		names: typeof Name === "string" ? [Name] : Object.values(Name ?? {}).filter((name) => name !== null),
	}));
}

/** The agency's types for a word; `isWhole` is false when they are broader than its meaning. */
export type MatchedTypes = { ids: readonly number[]; isWhole: boolean };

/** Finds the agency's type for a kind, else the type of its parent kind; null when the agency has neither. */
export function matchTypes(
	kind: Kind | null,
	called: readonly number[],
	types: readonly NamedType[],
): MatchedTypes | null {
	if (kind === null) return called.length > 0 ? { ids: highest(called, types), isWhole: true } : null;
	const own = highest(idsWithName(kinds[kind].names, types), types);
	if (own.length > 0) return { ids: own, isWhole: true };
	if (called.length > 0) return { ids: highest(called, types), isWhole: true };
	const { parent } = { parent: undefined, ...kinds[kind] };
	const family = parent === undefined ? [] : highest(idsWithName(kinds[parent].names, types), types);
	return family.length > 0 ? { ids: family, isWhole: false } : null;
}

function idsWithName(names: readonly string[], types: readonly NamedType[]): number[] {
	return types.filter((type) => type.names.some((name) => names.includes(normaliseName(name)))).map(({ id }) => id);
}

/** Takes one type: the first main type, if any, as it includes its subtypes. */
function highest(ids: readonly number[], types: readonly NamedType[]): number[] {
	const main = ids.filter((id) => types.find((type) => type.id === id)?.parent === null);
	return (main.length > 0 ? main : ids).slice(0, 1);
}
