import { readBody } from "../platform/bytes";
import { pictureType } from "../platform/picture-type";
import { isOutward } from "./address";

export type FetchedPicture = { bytes: Uint8Array; type: string };

const LARGEST_BYTES = 15_000_000;
const LONGEST_WAIT_MS = 15_000;
const MOST_REDIRECTS = 3;

/**
 * A picture from another system; null where it does not come in time, is too large, or is none. Never from a private
 * network.
 */
export async function fetchPicture(url: string, allowLoopback: boolean): Promise<FetchedPicture | null> {
	const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
	let address = url;
	try {
		for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
			if (!isOutward(address, allowLoopback)) return null;
			const answer = await fetch(address, { headers: { accept: "image/*" }, redirect: "manual", signal });
			const location = answer.headers.get("location");
			if (answer.status >= 300 && answer.status < 400 && location) {
				await answer.body?.cancel();
				address = new URL(location, address).href;
				continue;
			}
			if (!answer.ok) return null;
			const bytes = await readBody(answer, LARGEST_BYTES);
			const type = bytes && pictureType(bytes);
			return bytes && type ? { bytes, type } : null;
		}
		return null;
	} catch {
		// A failed connection is retried later.
		return null;
	}
}
