/** Reads a stream to its end. @param most size limit in bytes @returns null when the stream exceeds it */
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
	return concatBytes(parts);
}

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
	let offset = 0;
	for (const part of parts) {
		whole.set(part, offset);
		offset += part.byteLength;
	}
	return whole;
}

/** Reads the body of a request or response; null when its Content-Length or its actual size exceeds `most` bytes. */
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
