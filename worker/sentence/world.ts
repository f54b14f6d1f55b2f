import type { PropertyType } from "../../app/domain/feed/feed";
import type { Language } from "../../app/domain/language";
import type { World } from "../../app/domain/search/sentence/world";
import { localityLike, localityNamed } from "../localities/finder";

/** What sentences are matched against: the agency's types and the table of localities. */
export function worldOf(types: readonly PropertyType[], language: Language): World {
	return {
		language,
		types: types.map(({ ID, ParentID, Name }) => ({
			id: ID,
			parent: ParentID ?? null,
			names: typeof Name === "string" ? [Name] : Object.values(Name ?? {}).filter((name) => name !== null),
		})),
		localities: { named: (name) => localityNamed(name, language), like: localityLike },
	};
}
