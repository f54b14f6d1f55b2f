import { createHash } from "node:crypto";
import type { Keyring } from "../../platform/keyring";

/** Hash under which a token is stored, so that a copy of the database contains no usable tokens. */
export function tokenHash(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}

/** Keyed digest of a value; `purpose` separates the uses. */
export function keyedHash(keyring: Keyring, purpose: string, value: string): string {
	return keyring.digest(purpose, value).toString("base64url");
}

/** Digests under every key, to find values stored under an earlier key. */
export function keyedHashes(keyring: Keyring, purpose: string, value: string): string[] {
	return keyring.digests(purpose, value).map((digest) => digest.toString("base64url"));
}
