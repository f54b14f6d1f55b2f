import { createHmac } from "node:crypto";
import { Secret, TOTP } from "otpauth/bare";
import { encode } from "uqr";
import { epochSeconds } from "../../platform/clock";
import type { Keyring } from "../../platform/keyring";
import type { StaffAccount } from "./staff";

const PERIOD = 30;
const SECRET_BYTES = 20;
/** Steps before and after the present one that are accepted too: clocks of telephones differ. */
const WINDOW = 1;

/** An account with the number of its second factor, and the key that this one's seed is made with. */
type Holder = Pick<StaffAccount, "id" | "email" | "secondFactor" | "factorKey">;

/** What a new password begins: the next number, under the newest key. */
export function nextFactor<Account extends Holder>(keyring: Keyring, holder: Account): Account {
	return { ...holder, secondFactor: holder.secondFactor + 1, factorKey: keyring.newest };
}

/**
 * The codes of an authenticator app. Its secret is not stored: it is made of a key of the site, the account's id and
 * the number of its second factor, so that a copy of the database is worth no code.
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
	/** To be typed, where no picture can be taken of the code. */
	secret: string;
	uri: string;
	/** The address as a QR code: its side in modules, and the dark ones as the path of an SVG. */
	drawing: { size: number; path: string };
};

/** Modules of white that readers need around the code. */
const QUIET_ZONE = 2;

/** What an authenticator app is given, as text and as the address in its QR code. */
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

/** The step of time that a code belongs to; null for a wrong or old one, or where its key has been taken away. */
export function stepOf(keyring: Keyring, holder: Holder, code: string): number | null {
	if (!keyring.has(holder.factorKey)) return null;
	const now = epochSeconds();
	const delta = factorOf(keyring, "", holder).validate({ token: code, timestamp: now * 1_000, window: WINDOW });
	return delta === null ? null : Math.floor(now / PERIOD) + delta;
}

/** The code of now, for local work. */
export function presentCode(keyring: Keyring, holder: Holder): string {
	return factorOf(keyring, "", holder).generate();
}

/** Uses a code up. @returns false where it, or a later one, was used before */
export async function takeStep(db: D1DatabaseSession, staffId: string, step: number): Promise<boolean> {
	const { meta } = await db
		.prepare("UPDATE staff SET used_step = ?1 WHERE id = ?2 AND used_step < ?1")
		.bind(step, staffId)
		.run();
	return meta.changes === 1;
}
