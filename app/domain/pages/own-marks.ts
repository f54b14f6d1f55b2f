/** Source of a link to the site, as its parameter says (`?s=qr`): a QR code on paper, or an email. */
export const ownMarks = ["qr", "mail"] as const;

type OwnMark = (typeof ownMarks)[number];

const MARK = "s";

/** @param address absolute URL */
export function markedAddress(address: string, mark: OwnMark): string {
	const url = new URL(address);
	url.searchParams.set(MARK, mark);
	return url.href;
}

export function markOf(url: URL): OwnMark | null {
	return ownMarks.find((mark) => url.searchParams.get(MARK) === mark) ?? null;
}
