import type { PropertyType } from "../feed/feed";
import { homeTypesOf } from "../feed/home-types";
import { slug } from "../formatting/slug";
import { type Language, languages, pickText } from "../language";
import { homesSegments } from "../pages/homes-segments";
import type { Deal } from "../property/deals";
import { RESIDENTIAL } from "../property/kind";
import { recordOf } from "../records";

/** A type of the agency's tree with pages of its own, its houses and flats together, or a deal. */
export type LandingType = {
	id: number;
	/** What a list is asked for. */
	ids: readonly number[];
	/** The list is asked for this deal, whatever the type. */
	deal?: Deal;
	/** Its names say how it is to be had, without `for sale`. */
	isWhole?: boolean;
	/** Null for a main type. */
	parent: number | null;
	webId: number | null;
	/** As a heading over several names it. */
	names: Readonly<Record<Language, string>>;
	/** As one of it is named. */
	singulars: Readonly<Record<Language, string>>;
	slugs: Readonly<Record<Language, string>>;
};

/** Houses and flats together, as people look for them. No type of a feed has this number. */
export const HOMES = 0;

const homesNames = {
	nl: "Huizen en appartementen",
	fr: "Maisons et appartements",
	en: "Houses and apartments",
	de: "Häuser und Wohnungen",
} as const;

/** Houses and flats with their page; none where the agency does not group its types. */
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
 * The types with their addresses. Of two with one name in a language the first has the plain address; the address of
 * another, or of one that a place or a deal has, ends in the type's number.
 *
 * @param isTaken whether a segment is another page's in a language
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
