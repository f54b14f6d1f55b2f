import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./context";

const TWO_YEARS = 63_072_000;

/** Sources that a page may use besides its own. Inline scripts are let through by hash, never by 'unsafe-inline'. */
const pageSources = {
	"default-src": ["'self'"],
	"style-src": ["'self'"],
	"img-src": ["'self'", "data:", "https:"],
	"font-src": ["'self'"],
	"connect-src": ["'self'"],
	"media-src": ["'self'", "https:"],
	"frame-src": [
		"'self'",
		"https://www.youtube-nocookie.com",
		"https://player.vimeo.com",
		"https://www.facebook.com",
		"https:",
	],
	"worker-src": ["'self'", "blob:"],
	"object-src": ["'none'"],
	"base-uri": ["'none'"],
	"form-action": ["'self'"],
	"frame-ancestors": ["'none'"],
} as const;

/** @param scriptSources hashes of a page's inline scripts and addresses of scripts of others */
export function contentSecurityPolicy(scriptSources: readonly string[] = []): string {
	const sources = { ...pageSources, "script-src": ["'self'", ...scriptSources] };
	return Object.entries(sources)
		.map(([directive, values]) => `${directive} ${values.join(" ")}`)
		.join("; ");
}

/** Headers of every answer. A handler that has set one of them keeps its own. */
export const securityHeaders: MiddlewareHandler<HttpEnv> = async (c, next) => {
	await next();
	const headers = c.res.headers;
	const defaults = {
		"Content-Security-Policy": contentSecurityPolicy(),
		"Strict-Transport-Security": `max-age=${TWO_YEARS}; includeSubDomains; preload`,
		"X-Content-Type-Options": "nosniff",
		// Without a referrer, browsers send "Origin: null" with plain form posts, and the origin check refuses them.
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"X-Frame-Options": "DENY",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
		"X-Request-Id": c.get("requestId"),
	};
	for (const [name, value] of Object.entries(defaults)) {
		if (!headers.has(name)) headers.set(name, value);
	}
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
};
