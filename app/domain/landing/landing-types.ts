import type { PropertyType } from "../feed/feed";
import { homeTypesOf } from "../feed/home-types";
import { slug } from "../formatting/slug";
import { type Language, languages, pickText } from "../language";
import { homesSegments } from "../pages/homes-segments";
import type { Deal } from "../property/deals";
import { RESIDENTIAL } from "../property/kind";
import { recordOf } from "../records";

/** A type with its own pages: from the agency's tree, houses and apartments together, or a deal. */
export type LandingType = {
	id: number;
	/** Type ids for the list's filter. */
	ids: readonly number[];
	/** Filters the list by this deal, whatever the type. */
	deal?: Deal;
	/** The names already imply the deal, without `for sale`. */
	isWhole?: boolean;
	/** Null for a main type. */
	parent: number | null;
	webId: number | null;
	/** Plural, as in a heading. */
	names: Readonly<Record<Language, string>>;
	singulars: Readonly<Record<Language, string>>;
	slugs: Readonly<Record<Language, string>>;
};

/** ID of the type for houses and apartments together. No type of a feed has it. */
export const HOMES = 0;

const homesNames = {
	nl: "Huizen en appartementen",
	fr: "Maisons et appartements",
	en: "Houses and apartments",
	de: "Häuser und Wohnungen",
} as const;

/** Returns the type for houses and apartments; empty when the agency does not group its types. */
export function homesType(types: readonly PropertyType[]): LandingType[] {
	const ids = homeTypesOf(types).sort((a, b) => a - b);
	if (ids.length === 0) return [];
	const singulars = {
		nl: "Huis of appartement",
		fr: "Maison ou appartement",
		en: "House or apartment",
		de: "Haus oder Wohnung",
	};
	return [{ id: HOMES, ids, parent: null, webId: RESIDENTIAL, names: homesNames, singulars, slugs: homesSegments }];
}

/**
 * Returns the types with their slugs. Of several with the same name in a language, the first gets the plain slug; the
 * others, and those whose slug a place or deal already has, end in the type's id.
 *
 * @param isTaken whether a segment belongs to another page in a language
 */
export function landingTypes(
	types: readonly PropertyType[],
	isTaken: (segment: string, language: Language) => boolean,
): LandingType[] {
	const taken = new Set<string>();
	return types.map(({ ID, ParentID, WebID, Name, NamePlural }) => {
		const words = recordOf(languages, (language) => {
			const singular = pickText(Name, language) ?? String(ID);
			const name = pickText(NamePlural, language) ?? singular;
			const own = slug(name, language);
			const isFree = own !== "" && !/^\d+$/.test(own) && !taken.has(`${language} ${own}`) && !isTaken(own, language);
			const segment = isFree ? own : [own, "t", ID].filter((part) => part !== "").join("-");
			taken.add(`${language} ${segment}`);
			return { name, singular, segment };
		});
		const ofEach = (part: "name" | "singular" | "segment") => recordOf(languages, (language) => words[language][part]);
		return {
			id: ID,
			ids: [ID],
			parent: ParentID ?? null,
			webId: WebID ?? null,
			names: ofEach("name"),
			singulars: ofEach("singular"),
			slugs: ofEach("segment"),
		};
	});
}
