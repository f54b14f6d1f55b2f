import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "../context";

/** What is refused for its size may be far larger than anything that is read; beyond this the connection may break. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Reads what an answer left unread, as the platform's edge does by itself. Locally the proxy before the Worker would
 * reuse a connection with half a request in it and fail the next visitor's.
 */
export const unreadBody: MiddlewareHandler<HttpEnv> = async (c, next) => {
	const request = c.req.raw;
	await next();
	if (c.get("services").settings.environment !== "local" || !request.body || request.bodyUsed) return;
	const reader = request.body.getReader();
	let bytes = 0;
	while (bytes < MOST_BYTES) {
		const { done, value } = await reader.read();
		if (done) return;
		bytes += value.byteLength;
	}
	await reader.cancel();
};
