/** Version of the derivation. Increment it to make the next run write every record again. */
const DERIVATION = 1;

/** SHA-256 of a value's JSON in base64url. Independent of the order of object keys. */
export async function contentHash(value: unknown): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify([DERIVATION, inOrder(value)]));
	const digest = await crypto.subtle.digest("SHA-256", bytes);
	return btoa(String.fromCharCode(...new Uint8Array(digest)))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}

function inOrder(value: unknown): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map(inOrder);
	const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return Object.fromEntries(sorted.map(([field, each]) => [field, inOrder(each)]));
}

const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** 32-bit FNV-1a hash of a text, as a numeric id for records that have none. */
export function checksum(text: string): number {
	let sum = FNV_BASIS;
	for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, FNV_PRIME);
	return sum >>> 0;
}
