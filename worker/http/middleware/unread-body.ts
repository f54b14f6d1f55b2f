import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "../context";

/** What is refused for its size may be far larger than anything that is read; beyond this the connection may break. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A request of these cannot be made with a body, and what they bring is not read. */
const bodiless: ReadonlySet<string> = new Set(["GET", "HEAD"]);

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Reads what an answer left unread, as the platform's edge does by itself. Locally the proxy before the Worker would
 * reuse a connection with half a request in it and fail the next visitor's.
 */
export const unreadBody: MiddlewareHandler<HttpEnv> = async (c, next) => {
	const request = c.req.raw;
	if (c.get("services").settings.environment !== "local" || !request.body) return next();
	if (request.headers.has("content-length") || bodiless.has(request.method)) {
		await next();
		if (!request.bodyUsed) await readToEnd(request.body.getReader());
		return;
	}
	// A body of no stated size is read until it is too large, by a reader that keeps the rest: it gets a copy.
	const reader: BodyReader = request.body.getReader();
	c.req.raw = new Request(request, { method: request.method, body: passedOn(reader) });
	await next();
	await readToEnd(reader);
};

/** Takes a piece when one is asked for, so that none is on its way when the rest is read. */
function passedOn(reader: BodyReader): ReadableStream<Uint8Array> {
	const source: UnderlyingDefaultSource<Uint8Array> = {
		async pull(controller) {
			const { done, value } = await reader.read();
			if (done) controller.close();
			else controller.enqueue(value);
		},
	};
	return new ReadableStream(source, { highWaterMark: 0 });
}

async function readToEnd(reader: BodyReader): Promise<void> {
	let bytes = 0;
	while (bytes < MOST_BYTES) {
		const { done, value } = await reader.read();
		if (done) return;
		bytes += value.byteLength;
	}
	await reader.cancel();
}
