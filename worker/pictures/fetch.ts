import { readBody } from "../platform/bytes";
import { pictureType } from "../platform/picture-type";
import { fetchPublic } from "../platform/public-fetch";

export type FetchedPicture = { bytes: Uint8Array; type: string };

const MAX_BYTES = 15_000_000;
const MAX_WAIT_MS = 15_000;

export type PassedPicture = { body: ReadableStream<Uint8Array>; type: string };

/**
 * Streams a picture from another system, of any size; null when it fails or is not a picture. Never from a private
 * network.
 */
export async function passPicture(url: string, allowLoopback: boolean): Promise<PassedPicture | null> {
	try {
		const signal = AbortSignal.timeout(MAX_WAIT_MS);
		const answer = await fetchPublic(url, { allowLoopback, accept: "image/*", signal });
		if (!answer?.ok || !answer.body) return null;
		const reader = answer.body.getReader();
		const { value: first } = await reader.read();
		const type = first && pictureType(first);
		if (!type) {
			await reader.cancel();
			return null;
		}
		const body = new ReadableStream<Uint8Array>({
			start: (controller) => controller.enqueue(first),
			async pull(controller) {
				const { done, value } = await reader.read();
				if (done) controller.close();
				else controller.enqueue(value);
			},
			cancel: (reason) => reader.cancel(reason),
		});
		return { body, type };
	} catch {
		return null;
	}
}

/**
 * Fetches a picture from another system; null when it times out, is too large or is not a picture. Never from a private
 * network.
 */
export async function fetchPicture(url: string, allowLoopback: boolean): Promise<FetchedPicture | null> {
	const signal = AbortSignal.timeout(MAX_WAIT_MS);
	try {
		const answer = await fetchPublic(url, { allowLoopback, accept: "image/*", signal });
		if (!answer?.ok) return null;
		const bytes = await readBody(answer, MAX_BYTES);
		const type = bytes && pictureType(bytes);
		return bytes && type ? { bytes, type } : null;
	} catch {
		// A failed connection is retried later.
		return null;
	}
}
