import { languageOfPath, originalOf } from "../../../app/domain/pages/address";

/** Addresses of properties and projects in a page. */
const listingAddress = /"(\/[a-z]{2}\/[^"\s?]*\/\d+\/)"/g;

/** What the platform takes in one `Cache-Tag` header, with some to spare. */
const MOST_TAGS = 200;

/**
 * What a page depends on: the site's own data, its language, the properties and projects it is about or links to, and for
 * every page but theirs the lists as a whole, since any change may move a property into or out of one.
 */
export function tagsOfPage(pathname: string, text: string): string[] {
	const tags = new Set(["site", `language-${languageOfPath(pathname)}`]);
	const own = tagOf(pathname);
	tags.add(own ?? "lists");
	for (const [, address = ""] of text.matchAll(listingAddress)) {
		const tag = tagOf(address);
		if (tag && tags.size < MOST_TAGS) tags.add(tag);
	}
	return [...tags];
}

/** `property-4101` or `project-5`; null for every other address. */
function tagOf(address: string): string | null {
	const found = /^\/(property|project)\/(\d+)\/$/.exec(originalOf(address)?.original ?? "");
	return found ? `${found[1]}-${found[2]}` : null;
}
