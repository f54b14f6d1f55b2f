import { createHash, createHmac, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** 256 random bits as text for an address or a cookie. */
export function randomToken(): string {
	return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What is stored of a token: who reads the database cannot use it. */
export function tokenHash(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}

/** A name for a value that only the holder of the secret can make; `purpose` keeps the uses apart. */
export function keyedHash(secret: string, purpose: string, value: string): string {
	return createHmac("sha256", secret).update(`${purpose}\n${value}`).digest("base64url");
}
