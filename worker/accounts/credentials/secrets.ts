import { createHash } from "node:crypto";
import type { Keyring } from "../../platform/keyring";

/** What is stored of a token: who reads the database cannot use it. */
export function tokenHash(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}

/** A name for a value that only the holder of the secret can make; `purpose` keeps the uses apart. */
export function keyedHash(keyring: Keyring, purpose: string, value: string): string {
	return keyring.digest(purpose, value).toString("base64url");
}

/** The same under each key: for what was kept while an earlier one was the newest. */
export function keyedHashes(keyring: Keyring, purpose: string, value: string): string[] {
	return keyring.digests(purpose, value).map((digest) => digest.toString("base64url"));
}
