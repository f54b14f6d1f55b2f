import type { ListingPicture } from "./listing";

/** A property that the agency has sold or let: what is shown of it names no street and no price. */
export type Reference = {
	id: number;
	/** `Rijwoning in Gent`. */
	title: string;
	/** Where it lies, in the page's language; null where that is not known. */
	municipality: string | null;
	state: "sold" | "rented";
	/** When; null where the feed does not say. */
	year: number | null;
	/** Its page, as long as it has one. */
	path: string | null;
	picture: ListingPicture | null;
};

export type ReferenceGroup = { municipality: string | null; references: Reference[] };

/** By municipality, those with the most first; those of no known one last. */
export function byMunicipality(references: readonly Reference[]): ReferenceGroup[] {
	const groups = Map.groupBy(references, ({ municipality }) => municipality);
	return [...groups]
		.map(([municipality, members]) => ({ municipality, references: members }))
		.sort(
			(one, other) =>
				Number(one.municipality === null) - Number(other.municipality === null) ||
				other.references.length - one.references.length ||
				((one.municipality ?? "") < (other.municipality ?? "") ? -1 : 1),
		);
}
