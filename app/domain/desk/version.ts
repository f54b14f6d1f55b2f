const BYTES = 9;

/** A short name of what a record holds, another one as soon as anything in it is. For the server. */
export async function versionOf(record: unknown): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(record)));
	return btoa(String.fromCharCode(...new Uint8Array(digest, 0, BYTES)));
}

/** Whether somebody has changed a record since a form with its version was opened; a form without one never asks. */
export async function isChangedSince(form: FormData, record: unknown): Promise<boolean> {
	const version = form.get("version");
	return version !== null && version !== (await versionOf(record));
}
