import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { languageOfPath } from "../../../app/domain/pages/address";
import { MAX_EMAIL } from "../../desk/inbox/inbound-email";
import { log } from "../../platform/log";
import { networkOf } from "../../platform/network";
import { ARCHIVE_PARTS, MAX_ARCHIVE_PART } from "../api/agency/map-archive";
import { MAX_BODY, MAX_UPLOAD } from "../api/forms/form-body";
import type { HttpEnv } from "../context";
import { refuseUnread } from "./unread";

/**
 * Maximum URL length in characters. The longest search URL, with a drawn area of 4,000 encoded characters, is shorter.
 */
export const MAX_ADDRESS_LENGTH = 12_288;

const RETRY_AFTER_SECONDS = "60";

export const addressLimit: MiddlewareHandler<HttpEnv> = async (c, next) => {
	if (c.req.url.length <= MAX_ADDRESS_LENGTH) return next();
	return c.json({ ok: false, code: "address-too-long", message: "this address is too long" }, 414);
};

const readingMethods: ReadonlySet<string> = new Set(["GET", "HEAD"]);

const uploads = bodyLimit({ maxSize: MAX_UPLOAD, onError: (c) => refuseUnread(c, 413) });
const archiveParts = bodyLimit({ maxSize: MAX_ARCHIVE_PART, onError: (c) => refuseUnread(c, 413) });
const emails = bodyLimit({ maxSize: MAX_EMAIL, onError: (c) => refuseUnread(c, 413) });
const bodies = bodyLimit({ maxSize: MAX_BODY, onError: (c) => refuseUnread(c, 413) });

/** Refuses too large bodies before reading them; aborts a body without a declared size once it exceeds the limit. */
export const sizeLimit: MiddlewareHandler<HttpEnv> = async (c, next) => {
	if (readingMethods.has(c.req.method)) {
		// No handler reads it, and the request could not be passed on with it.
		if (c.req.raw.body === null) return next();
		log("warn", "request-refused", { requestId: c.get("requestId"), method: c.req.method, reason: "body" });
		return c.json({ ok: false, code: "body", message: "this method takes no body" }, 400);
	}
	const isForm = c.req.header("content-type")?.trim().toLowerCase().startsWith("multipart/form-data") ?? false;
	if (isForm) return uploads(c, next);
	if (c.req.path === "/dev/inbound") return emails(c, next);
	return (c.req.path.startsWith(ARCHIVE_PARTS) ? archiveParts : bodies)(c, next);
};

/** The most expensive routes (searches, feeds, lists, generated PDFs) and those that scrapers collect. */
const costly =
	/^\/(?:llms\.txt$|api\/(?:captcha(?:\/[^/]+)?|properties|facets(?:\/panel)?|map|places|sentence|price-range|around|cards(?:\/pictures)?)\/?$|sitemaps\/|brochure\/|share\/)|\/(?:atom\.xml|prices\.csv)$/;

/** Pages with a query string are costly too: their URLs are rarely cached. */
function isCostly({ pathname, search }: URL): boolean {
	return costly.test(pathname) || (search !== "" && languageOfPath(pathname) !== null);
}

/** Network to count bursts by; null if unlimited. Local visitors all share one address, so have no limit. */
export function limitedNetwork(c: Context<HttpEnv>): string | null {
	const address = c.req.header("cf-connecting-ip");
	return address === undefined || c.get("services").settings.environment === "local" ? null : networkOf(address);
}

/**
 * Limits bursts of posts and of searches per network. Limits on accepted submissions are in the database; requests for
 * unknown URLs are counted after the 404 (`earlierAddresses`).
 */
export const burstLimit: MiddlewareHandler<HttpEnv> = async (c, next) => {
	const url = new URL(c.req.url);
	const limiter = c.req.method === "POST" ? c.env.BURST : isCostly(url) ? c.env.SEARCHES : null;
	const network = limitedNetwork(c);
	if (!limiter || network === null) return next();
	const { success } = await limiter.limit({ key: network });
	if (success) return next();
	c.header("Retry-After", RETRY_AFTER_SECONDS);
	return refuseUnread(c, 429);
};
