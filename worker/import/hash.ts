/** The version of what the import derives from a record: a change of it makes the next run write every record again. */
const DERIVATION = 1;

/** SHA-256 of a value's JSON, in base64url. Objects are built in one fixed order, so equal content has equal hashes. */
export async function contentHash(value: unknown): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify([DERIVATION, value]));
	const digest = await crypto.subtle.digest("SHA-256", bytes);
	return btoa(String.fromCharCode(...new Uint8Array(digest)))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}
