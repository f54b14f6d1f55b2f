import { createHmac } from "node:crypto";
import { Secret, TOTP } from "otpauth/bare";
import { encode } from "uqr";
import { epochSeconds } from "../../platform/clock";
import type { StaffAccount } from "./staff";

const PERIOD = 30;
const SECRET_BYTES = 20;
/** Steps before and after the present one that are accepted too: clocks of telephones differ. */
const WINDOW = 1;
const MS = 1_000;

type Holder = Pick<StaffAccount, "id" | "email">;

/**
 * The codes of an authenticator app. Its secret is not stored: it is made of a secret of the site, the account's id and
 * the number of its second factor, so that a copy of the database is worth no code.
 */
function factorOf(siteSecret: string, issuer: string, holder: Holder, number: number): TOTP {
	const bytes = createHmac("sha256", siteSecret).update(`staff-second-factor\n${holder.id} ${number}`).digest();
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
export function enrolment(siteSecret: string, issuer: string, holder: Holder, number: number): SecondFactor {
	const factor = factorOf(siteSecret, issuer, holder, number);
	const uri = factor.toString();
	return { secret: factor.secret.base32, uri, drawing: drawingOf(uri) };
}

function drawingOf(text: string): SecondFactor["drawing"] {
	const modules = encode(text, { ecc: "M", border: QUIET_ZONE }).data;
	const squares = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
	return { size: modules.length, path: squares.join("") };
}

/** The step of time that a code belongs to; null for a wrong or old one. */
export function stepOf(siteSecret: string, holder: Holder, number: number, code: string): number | null {
	const now = epochSeconds();
	const delta = factorOf(siteSecret, "", holder, number).validate({ token: code, timestamp: now * MS, window: WINDOW });
	return delta === null ? null : Math.floor(now / PERIOD) + delta;
}

/** The code of now, for local work. */
export function presentCode(siteSecret: string, holder: Holder, number: number): string {
	return factorOf(siteSecret, "", holder, number).generate();
}

/** Uses a code up. @returns false where it, or a later one, was used before */
export async function takeStep(db: D1DatabaseSession, staffId: string, step: number): Promise<boolean> {
	const { meta } = await db
		.prepare("UPDATE staff SET used_step = ?1 WHERE id = ?2 AND used_step < ?1")
		.bind(step, staffId)
		.run();
	return meta.changes === 1;
}
