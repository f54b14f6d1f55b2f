const FILE = "atom.xml";

/** Path of the Atom feed of a list or landing page. */
export function feedPath(listPath: string): string {
	return listPath + FILE;
}

/** Page of the feed at an address; null for another address. */
export function listOfFeed(pathname: string): string | null {
	return pathname.endsWith(`/${FILE}`) ? pathname.slice(0, -FILE.length) : null;
}
