import { createHmac } from "node:crypto";
import { Secret, TOTP } from "otpauth/bare";
import { encode } from "uqr";
import { epochSeconds } from "../../platform/clock";
import type { Keyring } from "../../platform/keyring";
import type { StaffAccount } from "./staff";

const PERIOD = 30;
const SECRET_BYTES = 20;
/** Accepted time steps before and after the current one, since phone clocks differ. */
const WINDOW = 1;

/** An account with the number of its second factor and the key that derives its secret. */
type Holder = Pick<StaffAccount, "id" | "email" | "secondFactor" | "factorKey">;

/** Second factor for a new password: the next number, under the newest key. */
export function nextFactor<Account extends Holder>(keyring: Keyring, holder: Account): Account {
	return { ...holder, secondFactor: holder.secondFactor + 1, factorKey: keyring.newest };
}

/**
 * Time-based codes of an authenticator app. The secret is not stored but derived from a key of the site, the account's
 * id and the number of its second factor, so that a copy of the database yields no codes.
 */
function factorOf(keyring: Keyring, issuer: string, holder: Holder): TOTP {
	const text = `${holder.id} ${holder.secondFactor}`;
	const bytes = keyring.digest("staff-second-factor", text, holder.factorKey);
	return new TOTP({
		issuer,
		label: holder.email,
		algorithm: "SHA1",
		digits: 6,
		period: PERIOD,
		secret: new Secret({ buffer: Uint8Array.from(bytes.subarray(0, SECRET_BYTES)).buffer }),
		hmac: (algorithm, key, message) => createHmac(algorithm, key).update(message).digest(),
	});
}

export type SecondFactor = {
	/** For manual entry if the QR code cannot be scanned. */
	secret: string;
	uri: string;
	/** `uri` as a QR code: its side in modules, and an SVG path of the dark modules. */
	drawing: { size: number; path: string };
};

/** Width of the white border in modules, which scanners need. */
const QUIET_ZONE = 2;

/** Enrolment data for an authenticator app, as text and as a QR code. */
export function enrolment(keyring: Keyring, issuer: string, holder: Holder): SecondFactor {
	const factor = factorOf(keyring, issuer, holder);
	const uri = factor.toString();
	return { secret: factor.secret.base32, uri, drawing: drawingOf(uri) };
}

function drawingOf(text: string): SecondFactor["drawing"] {
	const modules = encode(text, { ecc: "M", border: QUIET_ZONE }).data;
	const squares = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
	return { size: modules.length, path: squares.join("") };
}

/** Time step of a code; null if the code is wrong or expired, or its key was removed. */
export function stepOf(keyring: Keyring, holder: Holder, code: string): number | null {
	if (!keyring.has(holder.factorKey)) return null;
	const now = epochSeconds();
	const delta = factorOf(keyring, "", holder).validate({ token: code, timestamp: now * 1_000, window: WINDOW });
	return delta === null ? null : Math.floor(now / PERIOD) + delta;
}

/** Current code, for local development. */
export function presentCode(keyring: Keyring, holder: Holder): string {
	return factorOf(keyring, "", holder).generate();
}

/** Consumes a code. @returns false if it or a later one was used before */
export async function takeStep(db: D1DatabaseSession, staffId: string, step: number): Promise<boolean> {
	const { meta } = await db
		.prepare("UPDATE staff SET used_step = ?1 WHERE id = ?2 AND used_step < ?1")
		.bind(step, staffId)
		.run();
	return meta.changes === 1;
}
