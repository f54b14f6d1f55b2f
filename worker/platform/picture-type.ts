const signs: readonly { type: string; at: number; bytes: string }[] = [
	{ type: "image/jpeg", at: 0, bytes: "\xff\xd8\xff" },
	{ type: "image/png", at: 0, bytes: "\x89PNG" },
	{ type: "image/webp", at: 8, bytes: "WEBP" },
	{ type: "image/avif", at: 4, bytes: "ftypavif" },
	{ type: "image/gif", at: 0, bytes: "GIF8" },
];

const HEAD_BYTES = 16;

/**
 * Detects the MIME type of a picture from its first bytes: servers' content types are unreliable. Null when unknown.
 */
export function pictureType(bytes: Uint8Array): string | null {
	const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
	return signs.find(({ at, bytes: sign }) => head.startsWith(sign, at))?.type ?? null;
}
