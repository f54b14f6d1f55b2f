const LONGEST = 60;
/** In this order: how campaigns are named, and the mark of the site's own links. */
const parameters = ["utm_campaign", "utm_source", "s"] as const;

/**
 * What the address of a page says of the link that led there, in small letters; null where it says nothing, and for
 * pages of others. @param page the page that a form was sent from, as the browser names it
 */
export function campaignOf(page: string | null, origin: string): string | null {
	if (page === null || !URL.canParse(page)) return null;
	const url = new URL(page);
	if (url.origin !== origin) return null;
	const values = parameters.map((name) => url.searchParams.get(name)?.trim().toLowerCase() ?? "");
	return values.find((value) => value.length <= LONGEST && /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(value)) ?? null;
}
