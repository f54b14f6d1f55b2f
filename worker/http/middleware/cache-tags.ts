import type { Language } from "../../../app/domain/language";
import { languageOfPath, originalOf } from "../../../app/domain/pages/address";
import { pagePath } from "../../../app/domain/pages/paths";
import { listTags } from "../../platform/change-log";

/** Below the platform's limit for one `Cache-Tag` header. */
const MAX_TAGS = 200;

/**
 * Adds a `Cache-Tag` header: the site, the language, and the properties and projects that the page is about or links
 * to. All pages other than theirs also have a list tag, since any change may move a property into or out of a list.
 */
export async function withTags(pathname: string, page: Response): Promise<Response> {
	const language = languageOfPath(pathname);
	const tags = new Set(["site", `language-${language}`, tagOf(pathname) ?? listTagOf(pathname, language)]);
	const links = new HTMLRewriter().on("a[href]", {
		element(link) {
			const tag = tagOf(link.getAttribute("href") ?? "");
			if (tag && tags.size < MAX_TAGS) tags.add(tag);
		},
	});
	const html = await links.transform(page).arrayBuffer();
	const headers = new Headers(page.headers);
	headers.set("Cache-Tag", [...tags].join(","));
	return new Response(html, { status: page.status, headers });
}

/** Pages below a list's path (by locality or type) are lists of the same goal. */
function listTagOf(pathname: string, language: Language | null): string {
	if (language && pathname.startsWith(pagePath("for-sale", language))) return listTags.sale;
	if (language && pathname.startsWith(pagePath("for-rent", language))) return listTags.rent;
	return listTags.any;
}

/** Returns `property-4101` or `project-5`; null for other paths. */
function tagOf(address: string): string | null {
	const found = /^\/(property|project)\/(\d+)\/$/.exec(originalOf(address)?.original ?? "");
	return found ? `${found[1]}-${found[2]}` : null;
}
