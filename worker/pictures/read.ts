import { readBody } from "../platform/bytes";
import type { OwnFiles } from "../platform/pdf/fonts";
import { fetchPublic } from "../platform/public-fetch";

export type PictureBytes = { type: "jpg" | "png"; bytes: Uint8Array<ArrayBuffer> };

const MAX_BYTES = 4 * 1024 * 1024;
const MAX_WAIT_MS = 5_000;

/**
 * Reads a picture for a PDF; null when it times out, is too large, or is neither JPEG nor PNG. Never from a private
 * network.
 */
export async function readPicture(
	url: string,
	ownFiles: OwnFiles,
	allowLoopback: boolean,
): Promise<PictureBytes | null> {
	try {
		const signal = AbortSignal.timeout(MAX_WAIT_MS);
		const answer = url.startsWith("/") ? await ownFiles(url) : await fetchPublic(url, { allowLoopback, signal });
		return answer?.ok ? await readLimited(answer) : null;
	} catch {
		// A brochure with a picture missing is better than no brochure.
		return null;
	}
}

async function readLimited(answer: Response): Promise<PictureBytes | null> {
	const bytes = await readBody(answer, MAX_BYTES);
	const type = bytes && typeOf(bytes);
	return type && { type, bytes };
}

/** Detects the type from the content: servers' content types are unreliable. */
function typeOf(bytes: Uint8Array): PictureBytes["type"] | null {
	if (bytes[0] === 0xff && bytes[1] === 0xd8) return "jpg";
	return bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47 ? "png" : null;
}
