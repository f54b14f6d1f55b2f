const FILE = "atom.xml";

/** The Atom feed of what is new on a list or landing page. */
export function feedPath(listPath: string): string {
	return listPath + FILE;
}

/** The page whose feed is at an address; null for another address. */
export function listOfFeed(pathname: string): string | null {
	return pathname.endsWith(`/${FILE}`) ? pathname.slice(0, -FILE.length) : null;
}
