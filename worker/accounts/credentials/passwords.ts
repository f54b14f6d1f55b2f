// As a whole: a test watches what it is asked for.
import crypto from "node:crypto";

/**
 * Cost of one check: N=2^14, r=8, p=5 is OWASP's setting for 16 MiB of memory, which leaves memory for other requests
 * in an isolate of 128 MB. Takes about 160 ms of computing time.
 */
const COST = { logN: 14, r: 8, p: 5 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const SCHEME = "scrypt";

/** A hash that no password has: unknown logins are checked against it, so that they take as long as known ones. */
const NOBODYS_HASH = `${SCHEME}$${COST.logN}$${COST.r}$${COST.p}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** `scrypt$14$8$5$salt$hash`: the cost goes with the hash, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
	const salt = crypto.randomBytes(SALT_BYTES);
	const hash = await derive(password, salt, COST.logN, COST.r, COST.p);
	return [SCHEME, COST.logN, COST.r, COST.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Takes the same time whether there is a hash or not. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
	const [, logN, r, p, salt = "", hash = ""] = (stored ?? NOBODYS_HASH).split("$");
	const wanted = Buffer.from(hash, "base64url");
	const derived = await derive(password, Buffer.from(salt, "base64url"), Number(logN), Number(r), Number(p));
	return wanted.length === derived.length && crypto.timingSafeEqual(wanted, derived) && stored !== null;
}

/** One accent typed on two systems is the same password. */
function derive(password: string, salt: Buffer, logN: number, r: number, p: number): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		crypto.scrypt(password.normalize("NFKC"), salt, HASH_BYTES, { N: 2 ** logN, r, p }, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}
