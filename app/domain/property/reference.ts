import type { ListingPicture } from "./listing";

/** A sold or rented property as a reference: without street and price. */
export type Reference = {
	id: number;
	/** For example `Rijwoning in Gent`. */
	title: string;
	/** In the page's language; null when unknown. */
	municipality: string | null;
	state: "sold" | "rented";
	/** Year of the deal; null when the feed does not say. */
	year: number | null;
	/** Address of its page, as long as one exists. */
	path: string | null;
	picture: ListingPicture | null;
};

export type ReferenceGroup = { municipality: string | null; references: Reference[] };

/** Groups references by municipality, largest group first, unknown municipality last. */
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
