/** Source of a link to the site, as its parameter says (`?s=qr`): a QR code on paper, or an email. */
export const linkSources = ["qr", "mail"] as const;

type LinkSource = (typeof linkSources)[number];

const MARK = "s";

/** @param address absolute URL */
export function withLinkSource(address: string, mark: LinkSource): string {
	const url = new URL(address);
	url.searchParams.set(MARK, mark);
	return url.href;
}

export function linkSourceOf(url: URL): LinkSource | null {
	return linkSources.find((mark) => url.searchParams.get(MARK) === mark) ?? null;
}
