/** The part of the browser's Trusted Types that is used; its types are in no library of TypeScript yet. */
type Rules = Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string | null>;
type Factory = { defaultPolicy: unknown; createPolicy(name: "default", rules: Rules): unknown };

/** How React makes a script element. It holds nothing, and the browser runs nothing that is parsed like this. */
const EMPTY_SCRIPT = "<script></script>";

const active = /<script|<iframe|\son\w+\s*=|javascript:/i;

/** HTML that can do nothing by itself: the texts of properties, which the import has cleaned, and drawings. */
export function inertHtml(html: string): string | null {
	return html === EMPTY_SCRIPT || !active.test(html) ? html : null;
}

/**
 * Text of a script element that is data, as a page gives it to search engines, or that the server sent: where a text
 * was changed before hydration, React makes the whole document again, scripts included. It runs none of those.
 * @param sent texts of the scripts of the page as it came
 */
export function knownScript(text: string, sent: ReadonlySet<string>): string | null {
	if (sent.has(text)) return text;
	try {
		JSON.parse(text);
		return text;
	} catch {
		return null;
	}
}

/** Scripts and workers of the site itself. */
export function ownScript(url: string, origin: string): string | null {
	return URL.canParse(url, origin) && new URL(url, origin).origin === origin ? url : null;
}

/**
 * Says what may go where the browser would run it (`innerHTML`, addresses of scripts …). The policy header of the pages
 * asks for such a say; whatever is refused here throws where it was tried. Browsers without Trusted Types pass over it.
 */
export function guardSinks(): void {
	const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
	if (!factory || factory.defaultPolicy) return;
	const sent = new Set(Array.from(document.scripts, ({ text }) => text));
	factory.createPolicy("default", {
		createHTML: inertHtml,
		createScript: (text) => knownScript(text, sent),
		createScriptURL: (url) => ownScript(url, location.origin),
	});
}

/**
 * Forms are checked without compiling the checks first: the pages' policy allows no compiling, and trying it is reported
 * as an attack. It is the setting `jitless` of zod, which only the pages with forms load, and later than this.
 */
export function interpretChecks(): void {
	Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
