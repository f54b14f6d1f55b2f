const headLink = /<link\b[^>]*>/g;

/** An attribute of a tag as React writes it. */
function attribute(tag: string, name: string): string | null {
	return new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? null;
}

/**
 * The styles and fonts that a page starts with, as a `Link` header: the platform tells browsers of them ("103 Early
 * Hints") while the page is still on its way.
 */
export function preloadLinks(html: string): string {
	const head = html.slice(0, html.indexOf("</head>"));
	const links: string[] = [];
	for (const [tag] of head.matchAll(headLink)) {
		const href = attribute(tag, "href");
		if (!href?.startsWith("/assets/")) continue;
		const rel = attribute(tag, "rel");
		if (rel === "stylesheet") links.push(`<${href}>; rel=preload; as=style`);
		if (rel === "preload" && attribute(tag, "as") === "font") {
			links.push(`<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
		}
	}
	return links.join(", ");
}
