import type { PropertyType } from "../feed/feed";
import { slug } from "../formatting/slug";
import { type Language, languages, pickText } from "../language";

/** A type of the agency's tree with pages of its own. */
export type LandingType = {
	id: number;
	/** Null for a main type. */
	parent: number | null;
	webId: number | null;
	/** As a heading over several names it. */
	names: Readonly<Record<Language, string>>;
	/** As one of it is named. */
	singulars: Readonly<Record<Language, string>>;
	slugs: Readonly<Record<Language, string>>;
};

/**
 * The types with their addresses. Of two with one name in a language the first has the plain address; the address of
 * another, or of one that a place has, ends in the type's number.
 *
 * @param isPlace whether a segment is a place's in a language
 */
export function landingTypes(
	types: readonly PropertyType[],
	isPlace: (segment: string, language: Language) => boolean,
): LandingType[] {
	const taken = new Set<string>();
	return types.map(({ ID, ParentID, WebID, Name, NamePlural }) => {
		const words = languages.map((language) => {
			const singular = pickText(Name, language) ?? String(ID);
			const name = pickText(NamePlural, language) ?? singular;
			const own = slug(name, language);
			const isFree = own !== "" && !/^\d+$/.test(own) && !taken.has(`${language} ${own}`) && !isPlace(own, language);
			const segment = isFree ? own : [own, "t", ID].filter((part) => part !== "").join("-");
			taken.add(`${language} ${segment}`);
			return { language, name, singular, segment };
		});
		const ofEach = (part: "name" | "singular" | "segment") =>
			Object.fromEntries(words.map((word) => [word.language, word[part]])) as LandingType["names"];
		return {
			id: ID,
			parent: ParentID ?? null,
			webId: WebID ?? null,
			names: ofEach("name"),
			singulars: ofEach("singular"),
			slugs: ofEach("segment"),
		};
	});
}
