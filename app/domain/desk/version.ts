const BYTES = 9;

/** Short hash of a record, for detecting changes. Server only. */
export async function versionOf(record: unknown): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(record)));
	return btoa(String.fromCharCode(...new Uint8Array(digest, 0, BYTES)));
}
