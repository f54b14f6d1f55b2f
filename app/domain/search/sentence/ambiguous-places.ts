import { ambiguousNames, findMeaning, type Item, indexBeforeFillers, isJoiningWord } from "./items";
import { isDwelling } from "./kinds";
import type { SentenceContext } from "./sentence-context";

const roomUnits: ReadonlySet<string> = new Set(["bedrooms", "bathrooms", "rooms"]);

/**
 * Resolves names that are also common words (`Halle`). Such a name is the locality when it is the whole sentence, when
 * it is next to its own postcode, or when the sentence asks for a dwelling that the name is not joined to.
 */
export function resolveAmbiguousPlaces(items: readonly Item[], context: SentenceContext): Item[] {
	return items.map((item, at) => {
		const locality = ambiguousNames.has(item.text) ? context.localities.byName(item.text) : null;
		if (locality === null || item.locality !== null) return item;
		const isPostcode = (other: Item | undefined) => other?.number != null && locality.zips.includes(other.text);
		const isPlace =
			items.length === 1 ||
			isPostcode(items[at - 1]) ||
			isPostcode(items[at + 1]) ||
			(item.meanings.length > 0 && items.some(concernsDwelling) && !isJoined(items, at));
		return isPlace ? { ...item, meanings: [], types: [], correction: null, locality } : item;
	});
}

function concernsDwelling({ meanings }: Item): boolean {
	return meanings.some((meaning) =>
		meaning.some(
			(each) => (each.is === "type" && isDwelling(each.kind)) || (each.is === "unit" && roomUnits.has(each.unit)),
		),
	);
}

/** Joined to another item: `house or hall`, `house with a hall`, `hall with a flat`. */
function isJoined(items: readonly Item[], at: number): boolean {
	return [items[indexBeforeFillers(items, at)], items[at + 1]].some(
		(other) => isJoiningWord(other) || findMeaning(other, "or") !== null || findMeaning(other, "and") !== null,
	);
}
