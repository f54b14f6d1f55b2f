import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "../context";

/** Maximum number of bytes to drain, above all accepted sizes; beyond it the connection may break. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A `Request` with these methods cannot be constructed with a body; bodies of such requests are never read. */
const bodiless: ReadonlySet<string> = new Set(["GET", "HEAD"]);

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Drains unread request bodies, as the platform's edge does. Locally the proxy in front of the Worker would otherwise
 * reuse a connection that contains half a request, and the next visitor's request would fail.
 */
export const unreadBody: MiddlewareHandler<HttpEnv> = async (c, next) => {
	const request = c.req.raw;
	if (c.get("services").settings.environment !== "local" || !request.body) return next();
	if (request.headers.has("content-length") || bodiless.has(request.method)) {
		await next();
		if (!request.bodyUsed) await drain(request.body.getReader());
		return;
	}
	// `bodyLimit` reads a body without a declared size through a reader and keeps the rest, so give it a copy.
	const reader: BodyReader = request.body.getReader();
	c.req.raw = new Request(request, { method: request.method, body: pullThrough(reader) });
	await next();
	await drain(reader);
};

/** Pulls a chunk only on demand, so that none is in flight when the rest is drained. */
function pullThrough(reader: BodyReader): ReadableStream<Uint8Array> {
	const source: UnderlyingDefaultSource<Uint8Array> = {
		async pull(controller) {
			const { done, value } = await reader.read();
			if (done) controller.close();
			else controller.enqueue(value);
		},
	};
	return new ReadableStream(source, { highWaterMark: 0 });
}

async function drain(reader: BodyReader): Promise<void> {
	let bytes = 0;
	while (bytes < MAX_BYTES) {
		const { done, value } = await reader.read();
		if (done) return;
		bytes += value.byteLength;
	}
	await reader.cancel();
}
