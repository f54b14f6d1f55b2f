/** Where a link of the site's own was found: on paper as a code, or in an email. Its address says it: `?s=qr`. */
export const ownMarks = ["qr", "mail"] as const;

type OwnMark = (typeof ownMarks)[number];

const MARK = "s";

/** @param address whole, with its origin */
export function markedAddress(address: string, mark: OwnMark): string {
	const url = new URL(address);
	url.searchParams.set(MARK, mark);
	return url.href;
}

export function markOf(url: URL): OwnMark | null {
	return ownMarks.find((mark) => url.searchParams.get(MARK) === mark) ?? null;
}
