import type { PropertyType } from "../../feed/feed";
import { comparable } from "../locality-meant";
import { type Kind, kinds } from "./kinds";
import type { TypeNamed } from "./world";

export function typesNamed(types: readonly PropertyType[]): TypeNamed[] {
	return types.map(({ ID, ParentID, Name }) => ({
		id: ID,
		parent: ParentID ?? null,
		names: typeof Name === "string" ? [Name] : Object.values(Name ?? {}).filter((name) => name !== null),
	}));
}

/** The agency's types for a word; `isWhole` is false when they are broader than its meaning. */
export type TypesMeant = { ids: readonly number[]; isWhole: boolean };

/** Finds the agency's type for a kind, else the type of its parent kind; null when the agency has neither. */
export function typesOf(kind: Kind | null, called: readonly number[], types: readonly TypeNamed[]): TypesMeant | null {
	if (kind === null) return called.length > 0 ? { ids: highest(called, types), isWhole: true } : null;
	const own = highest(idsNamed(kinds[kind].names, types), types);
	if (own.length > 0) return { ids: own, isWhole: true };
	if (called.length > 0) return { ids: highest(called, types), isWhole: true };
	const { parent } = { parent: undefined, ...kinds[kind] };
	const family = parent === undefined ? [] : highest(idsNamed(kinds[parent].names, types), types);
	return family.length > 0 ? { ids: family, isWhole: false } : null;
}

function idsNamed(names: readonly string[], types: readonly TypeNamed[]): number[] {
	return types.filter((type) => type.names.some((name) => names.includes(comparable(name)))).map(({ id }) => id);
}

/** Takes one type: the first main type, if any, as it includes its subtypes. */
function highest(ids: readonly number[], types: readonly TypeNamed[]): number[] {
	const main = ids.filter((id) => types.find((type) => type.id === id)?.parent === null);
	return (main.length > 0 ? main : ids).slice(0, 1);
}
