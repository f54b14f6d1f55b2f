import type { Context, MiddlewareHandler } from "hono";
import type { HttpEnv } from "../context";
import { localityOf, visitorRegion } from "../geo/visitor";
import { answerPolicy, isMapEmbed, pagePolicy, REPORT_GROUP } from "./policy";

const TWO_YEARS = 63_072_000;
const MONTH = 2_592_000;

const REPORTS = "/api/reports";

/** Disables unused browser features; allows those that pages use, such as the location for nearby properties. */
const permissions = [
	"accelerometer=()",
	"autoplay=(self)",
	"browsing-topics=()",
	"camera=()",
	"display-capture=()",
	"fullscreen=*",
	"geolocation=(self)",
	"gyroscope=(self)",
	"magnetometer=()",
	"microphone=()",
	"midi=()",
	"payment=()",
	"publickey-credentials-create=(self)",
	"publickey-credentials-get=(self)",
	"screen-wake-lock=()",
	"serial=()",
	"usb=()",
	"xr-spatial-tracking=(self)",
].join(", ");

const everyAnswer: Readonly<Record<string, string>> = {
	"Strict-Transport-Security": `max-age=${TWO_YEARS}; includeSubDomains; preload`,
	"X-Content-Type-Options": "nosniff",
	// Without a referrer, browsers send "Origin: null" with plain form posts, and the origin check refuses them.
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Origin-Agent-Cluster": "?1",
	"Permissions-Policy": permissions,
	"X-Permitted-Cross-Domain-Policies": "none",
	"Reporting-Endpoints": `${REPORT_GROUP}="${REPORTS}"`,
	// Network Error Logging supports only `Report-To`; a sample of one in twenty is enough.
	"Report-To": JSON.stringify({ group: REPORT_GROUP, max_age: MONTH, endpoints: [{ url: REPORTS }] }),
	NEL: JSON.stringify({ report_to: REPORT_GROUP, max_age: MONTH, failure_fraction: 0.05 }),
};

/** Headers of every response. Does not overwrite those set by a handler. */
export const securityHeaders: MiddlewareHandler<HttpEnv> = async (c, next) => {
	await next();
	const { pathname } = new URL(c.req.url);
	const headers = c.res.headers;
	const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
	const services = c.get("services");
	const defaults = {
		...everyAnswer,
		"Content-Security-Policy": isPage && services ? pagePolicy(pathname, services.settings, "") : answerPolicy,
		"X-Frame-Options": isMapEmbed(pathname) ? "SAMEORIGIN" : "DENY",
		"Cache-Control": "no-store",
		"X-Request-Id": c.get("requestId"),
		"Server-Timing": serverTiming(c),
		// Staging would compete with the production site in search engines.
		...(services?.settings.environment === "staging" ? { "X-Robots-Tag": "noindex" } : {}),
	};
	for (const [name, value] of Object.entries(defaults)) {
		if (!headers.has(name)) headers.set(name, value);
	}
};

/**
 * Describes the request: cache state, visitor's region, and rows read with their location. Contains nothing secret, and
 * is added outside the cached page.
 */
function serverTiming(c: Context<HttpEnv>): string {
	const region = visitorRegion(localityOf(c.req.raw)) ?? "elsewhere";
	const {
		rowsRead,
		batches,
		region: servedFrom,
	} = c.get("services")?.meter ?? { rowsRead: 0, batches: 0, region: null };
	return [
		`cache;desc="${c.get("cacheState") ?? "bypass"}"`,
		`region;desc="${region}"`,
		`db;desc="${rowsRead} rows, ${batches} batches${servedFrom ? `, ${servedFrom}` : ""}"`,
	].join(", ");
}
