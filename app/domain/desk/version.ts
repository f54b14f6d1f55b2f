const BYTES = 9;

/** A short name of what a record holds, another one as soon as anything in it is. For the server. */
export async function versionOf(record: unknown): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(record)));
	return btoa(String.fromCharCode(...new Uint8Array(digest, 0, BYTES)));
}
