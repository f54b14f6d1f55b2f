// Default import, so that a test can spy on it.
import crypto from "node:crypto";

/**
 * Cost parameters: N=2^14, r=8, p=5 is OWASP's setting for 16 MiB of memory, which leaves memory for other requests in
 * an isolate of 128 MB. One check takes about 160 ms of CPU time.
 */
const COST = { logN: 14, r: 8, p: 5 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const SCHEME = "scrypt";

/** Hash that matches no password. Checked for unknown logins, so that they take as long as known ones. */
const NOBODYS_HASH = `${SCHEME}$${COST.logN}$${COST.r}$${COST.p}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Returns `scrypt$14$8$5$salt$hash`. The hash includes its cost, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
	const salt = crypto.randomBytes(SALT_BYTES);
	const hash = await derive(password, salt, COST.logN, COST.r, COST.p);
	return [SCHEME, COST.logN, COST.r, COST.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Takes the same time with and without a stored hash. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
	const [, logN, r, p, salt = "", hash = ""] = (stored ?? NOBODYS_HASH).split("$");
	const wanted = Buffer.from(hash, "base64url");
	const derived = await derive(password, Buffer.from(salt, "base64url"), Number(logN), Number(r), Number(p));
	return wanted.length === derived.length && crypto.timingSafeEqual(wanted, derived) && stored !== null;
}

/** Normalizes to NFKC, since systems encode the same accent differently. */
function derive(password: string, salt: Buffer, logN: number, r: number, p: number): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		crypto.scrypt(password.normalize("NFKC"), salt, HASH_BYTES, { N: 2 ** logN, r, p }, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}
