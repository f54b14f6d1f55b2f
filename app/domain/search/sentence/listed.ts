import { MAX_LIST_ITEMS } from "../parameter-values";
import type { SearchableLocality } from "../searchable-localities";
import type { Fact } from "./fact";
import type { SentenceContext } from "./sentence-context";

type Span = Pick<Fact, "start" | "end">;

/** A locality and its position in the sentence. */
export type NamedLocality = { locality: SearchableLocality; fact: Fact };

const LISTED = /[,/]|\b(?:of|ou|or|oder|en|et|and|und)\b/i;

/** `Leuven or Heverlee`: a list means both, even when one contains the other. */
export function isListed(text: string, one: Span, other: Span): boolean {
	const [first, second] = one.start < other.start ? [one, other] : [other, one];
	return LISTED.test(text.slice(first.end, second.start));
}

/** Drops parent types: with `ground floor flat`, the flat is left out. */
export function withoutParentTypes(ids: readonly number[], types: SentenceContext["types"]): number[] {
	const parents = new Set(types.flatMap(({ id, parent }) => (ids.includes(id) && parent !== null ? [parent] : [])));
	return ids.filter((id) => !parents.has(id));
}

/**
 * Selects the localities that a sentence means; the others are `left`. A locality that contains another named one is
 * dropped (`9000 Gent`). Of several, all are taken if they fit in a list of postcodes, else only the first.
 */
export function selectLocalities(
	text: string,
	localities: readonly NamedLocality[],
): { taken: NamedLocality[]; left: NamedLocality[] } {
	const named = localities.filter(
		(each) =>
			!localities.some((other) => isPart(other.locality, each.locality) && !isListed(text, each.fact, other.fact)),
	);
	const zips = new Set(named.flatMap(({ locality }) => locality.zips));
	const fits =
		named.length < 2 || (named.every(({ locality }) => locality.zips.length > 0) && zips.size <= MAX_LIST_ITEMS);
	const taken = fits ? named : named.slice(0, 1);
	return { taken, left: named.slice(taken.length) };
}

/** Whether `part` lies within `whole`, by their postcodes: in `9000 Gent` the postcode is the part. */
function isPart(part: SearchableLocality, whole: SearchableLocality): boolean {
	return (
		part !== whole &&
		part.zips.length > 0 &&
		part.zips.length < whole.zips.length &&
		part.zips.every((zip) => whole.zips.includes(zip))
	);
}
