const MAX_LENGTH = 60;
/** By precedence: campaign parameters, then the parameter of the site's own links. */
const parameters = ["utm_campaign", "utm_source", "s"] as const;

/**
 * Returns the campaign in the URL of a page, in lower case; null when there is none or the page is not of this site.
 * @param page URL of the page that a form was sent from, as the browser reports it
 */
export function campaignOf(page: string | null, origin: string): string | null {
	if (page === null || !URL.canParse(page)) return null;
	const url = new URL(page);
	if (url.origin !== origin) return null;
	const values = parameters.map((name) => url.searchParams.get(name)?.trim().toLowerCase() ?? "");
	return values.find((value) => value.length <= MAX_LENGTH && /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(value)) ?? null;
}
