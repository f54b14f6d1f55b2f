import type { Language } from "../../../app/domain/language";
import { languageOfPath, originalOf } from "../../../app/domain/pages/address";
import { pagePath } from "../../../app/domain/pages/paths";
import { listTags } from "../../platform/change-log";

/** What the platform takes in one `Cache-Tag` header, with some to spare. */
const MOST_TAGS = 200;

/**
 * A page with its `Cache-Tag`: the site's own data, its language, the properties and projects it is about or links to,
 * and for every page but theirs the lists as a whole, since any change may move a property into or out of one.
 */
export async function withTags(pathname: string, page: Response): Promise<Response> {
	const language = languageOfPath(pathname);
	const tags = new Set(["site", `language-${language}`, tagOf(pathname) ?? listTagOf(pathname, language)]);
	const links = new HTMLRewriter().on("a[href]", {
		element(link) {
			const tag = tagOf(link.getAttribute("href") ?? "");
			if (tag && tags.size < MOST_TAGS) tags.add(tag);
		},
	});
	const html = await links.transform(page).arrayBuffer();
	const headers = new Headers(page.headers);
	headers.set("Cache-Tag", [...tags].join(","));
	return new Response(html, { status: page.status, headers });
}

/** Every page below a list's address (a place, a kind of home) is a list of its goal. */
function listTagOf(pathname: string, language: Language | null): string {
	if (language && pathname.startsWith(pagePath("for-sale", language))) return listTags.sale;
	if (language && pathname.startsWith(pagePath("for-rent", language))) return listTags.rent;
	return listTags.any;
}

/** `property-4101` or `project-5`; null for every other address. */
function tagOf(address: string): string | null {
	const found = /^\/(property|project)\/(\d+)\/$/.exec(originalOf(address)?.original ?? "");
	return found ? `${found[1]}-${found[2]}` : null;
}
