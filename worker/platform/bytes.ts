/** A stream to its end; null where it holds more than is allowed, in bytes. */
export async function readWhole(
	stream: ReadableStream<Uint8Array>,
	most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
	const parts: Uint8Array[] = [];
	let length = 0;
	for await (const part of stream) {
		length += part.byteLength;
		if (length > most) return null;
		parts.push(part);
	}
	const bytes = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.byteLength;
	}
	return bytes;
}

/** The body of a message; null where the message says that it is larger, or turns out to be. */
export async function readBody(
	{ headers, body }: Pick<Body, "body"> & { headers: Headers },
	most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
	if (!body) return new Uint8Array();
	if (Number(headers.get("content-length")) > most) {
		await body.cancel();
		return null;
	}
	return readWhole(body, most);
}
