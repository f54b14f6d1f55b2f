import { beforeFillers, type Item, joins, meant, wordsToo } from "./items";
import { isHome } from "./kinds";
import type { World } from "./world";

const roomUnits: ReadonlySet<string> = new Set(["bedrooms", "bathrooms", "rooms"]);

/**
 * Resolves names that are also common words (`Halle`). Such a name is the locality when it is the whole sentence, when
 * it is next to its own postcode, or when the sentence asks for a dwelling that the name is not joined to.
 */
export function withPlacesSaid(items: readonly Item[], world: World): Item[] {
	return items.map((item, at) => {
		const locality = wordsToo.has(item.text) ? world.localities.named(item.text) : null;
		if (locality === null || item.locality !== null) return item;
		const isPostcode = (other: Item | undefined) => other?.number != null && locality.zips.includes(other.text);
		const isPlace =
			items.length === 1 ||
			isPostcode(items[at - 1]) ||
			isPostcode(items[at + 1]) ||
			(item.meanings.length > 0 && items.some(isOfHome) && !isJoined(items, at));
		return isPlace ? { ...item, meanings: [], types: [], correction: null, locality } : item;
	});
}

function isOfHome({ meanings }: Item): boolean {
	return meanings.some((meaning) =>
		meaning.some(
			(each) => (each.is === "type" && isHome(each.kind)) || (each.is === "unit" && roomUnits.has(each.unit)),
		),
	);
}

/** Joined to another item: `house or hall`, `house with a hall`, `hall with a flat`. */
function isJoined(items: readonly Item[], at: number): boolean {
	return [items[beforeFillers(items, at)], items[at + 1]].some(
		(other) => joins(other) || meant(other, "or") !== null || meant(other, "and") !== null,
	);
}
