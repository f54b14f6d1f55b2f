import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { HttpEnv } from "./context";

/** Characters. The longest search that a page makes, with a drawn area of 4,000 characters encoded, stays below. */
export const LONGEST_ADDRESS = 12_288;
/** Bytes of a form with files, and of everything else. */
export const LARGEST_UPLOAD = 12 * 1024 * 1024;
export const LARGEST_BODY = 512 * 1024;

const TOO_LARGE = { ok: false, code: "too-large", message: "what was sent is too large", errors: {} };
const RETRY_AFTER_SECONDS = "60";

export const addressLimit: MiddlewareHandler<HttpEnv> = async (c, next) => {
	if (c.req.url.length <= LONGEST_ADDRESS) return next();
	return c.json({ ok: false, code: "address-too-long", message: "this address is too long" }, 414);
};

const uploads = bodyLimit({ maxSize: LARGEST_UPLOAD, onError: (c) => c.json(TOO_LARGE, 413) });
const bodies = bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => c.json(TOO_LARGE, 413) });

/** Refuses a body before it is read; one that does not tell its size is cut off where it grows too large. */
export const sizeLimit: MiddlewareHandler<HttpEnv> = async (c, next) => {
	const isForm = c.req.header("content-type")?.startsWith("multipart/form-data") ?? false;
	return (isForm ? uploads : bodies)(c, next);
};

/** Calls that cost the most to answer. */
const searches = /^\/api\/(?:properties|facets|map|places)\/?$/;

/**
 * Bursts from one address: of posts, and of searches. What counts accepted submissions lives in the database. On a
 * developer's machine every visitor has the same address, so nothing is limited there.
 */
export const burstLimit: MiddlewareHandler<HttpEnv> = async (c, next) => {
	const address = c.req.header("cf-connecting-ip");
	const limiter = c.req.method === "POST" ? c.env.BURST : searches.test(c.req.path) ? c.env.SEARCHES : null;
	if (!limiter || !address || c.get("services").settings.environment === "local") return next();
	const { success } = await limiter.limit({ key: address });
	if (success) return next();
	c.header("Retry-After", RETRY_AFTER_SECONDS);
	return c.json({ ok: false, code: "too-many", message: "too many requests; try again in a minute" }, 429);
};
