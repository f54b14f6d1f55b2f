import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { languageOfPath } from "../../../app/domain/pages/address";
import { LARGEST_EMAIL } from "../../desk/inbox/inbound-email";
import { log } from "../../platform/log";
import { networkOf } from "../../platform/network";
import { ARCHIVE_PARTS, LARGEST_ARCHIVE_PART } from "../api/agency/map-archive";
import { LARGEST_BODY, LARGEST_UPLOAD } from "../api/forms/form-body";
import type { HttpEnv } from "../context";
import { refuseUnread } from "./unread";

/** Characters. The longest search that a page makes, with a drawn area of 4,000 characters encoded, stays below. */
export const LONGEST_ADDRESS = 12_288;

const RETRY_AFTER_SECONDS = "60";

export const addressLimit: MiddlewareHandler<HttpEnv> = async (c, next) => {
	if (c.req.url.length <= LONGEST_ADDRESS) return next();
	return c.json({ ok: false, code: "address-too-long", message: "this address is too long" }, 414);
};

const readingMethods: ReadonlySet<string> = new Set(["GET", "HEAD"]);

const uploads = bodyLimit({ maxSize: LARGEST_UPLOAD, onError: (c) => refuseUnread(c, 413) });
const archiveParts = bodyLimit({ maxSize: LARGEST_ARCHIVE_PART, onError: (c) => refuseUnread(c, 413) });
const emails = bodyLimit({ maxSize: LARGEST_EMAIL, onError: (c) => refuseUnread(c, 413) });
const bodies = bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => refuseUnread(c, 413) });

/** Refuses a body before it is read; one without a declared size is cut off where it grows too large. */
export const sizeLimit: MiddlewareHandler<HttpEnv> = async (c, next) => {
	if (readingMethods.has(c.req.method)) {
		// Nothing here reads it, and no request that is passed on could carry it.
		if (c.req.raw.body === null) return next();
		log("warn", "request-refused", { requestId: c.get("requestId"), method: c.req.method, reason: "body" });
		return c.json({ ok: false, code: "body", message: "this method takes no body" }, 400);
	}
	const isForm = c.req.header("content-type")?.trim().toLowerCase().startsWith("multipart/form-data") ?? false;
	if (isForm) return uploads(c, next);
	if (c.req.path === "/dev/inbound") return emails(c, next);
	return (c.req.path.startsWith(ARCHIVE_PARTS) ? archiveParts : bodies)(c, next);
};

/** What costs the most to answer: searches, feeds, lists, generated PDFs; and what a program collects in advance. */
const costly =
	/^\/(?:llms\.txt$|api\/(?:captcha(?:\/[^/]+)?|properties|facets(?:\/panel)?|map|places|sentence|price-range|around|cards(?:\/pictures)?)\/?$|sitemaps\/|brochure\/|share\/)|\/(?:atom\.xml|prices\.csv)$/;

/** A page with a search is one too, and its addresses are rarely cached. */
function isCostly({ pathname, search }: URL): boolean {
	return costly.test(pathname) || (search !== "" && languageOfPath(pathname) !== null);
}

/**
 * What bursts are counted by; null where nothing is limited: on a developer's machine every visitor has the same address.
 */
export function limitedNetwork(c: Context<HttpEnv>): string | null {
	const address = c.req.header("cf-connecting-ip");
	return address === undefined || c.get("services").settings.environment === "local" ? null : networkOf(address);
}

/**
 * Bursts from one network: of posts, and of searches. What counts accepted submissions lives in the database, and
 * addresses that are not there are counted once that is known (`earlierAddresses`).
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
