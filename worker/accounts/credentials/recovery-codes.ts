import { randomInt } from "node:crypto";
import type { Keyring } from "../../platform/keyring";
import { keyedHash, keyedHashes } from "./secrets";

/** Alphabet without characters that look alike on paper. */
const SIGNS = "23456789abcdefghjkmnpqrstuvwxyz";
/** Three groups hold about 60 bits. */
const GROUPS = 3;
const SIGNS_OF_GROUP = 4;
const CODES = 10;
const PURPOSE = "recovery-code";

/** Account of the codes, prefixed with its kind: `staff:…`. */
export type CodeHolder = `staff:${string}`;

function codeText(holder: CodeHolder, code: string): string {
	return `${holder} ${code.toLowerCase().replaceAll(/[^a-z\d]/g, "")}`;
}

/** Creates codes that replace all earlier ones. Show them once: the statements store only hashes. */
export function newRecoveryCodes(
	db: D1DatabaseSession,
	keyring: Keyring,
	holder: CodeHolder,
	now: number,
): { codes: string[]; statements: D1PreparedStatement[] } {
	const group = () => Array.from({ length: SIGNS_OF_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join("");
	const codes = Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join("-"));
	const hashes = codes.map((code) => keyedHash(keyring, PURPOSE, codeText(holder, code)));
	return {
		codes,
		statements: [
			forgetCodesStatement(db, holder),
			db
				.prepare("INSERT INTO recovery_codes (hash, holder, created_at) SELECT value, ?, ? FROM json_each(?)")
				.bind(holder, now, JSON.stringify(hashes)),
		],
	};
}

/** Consumes a code. @returns false if the code is not the holder's or was used */
export async function takeRecoveryCode(
	db: D1DatabaseSession,
	keyring: Keyring,
	holder: CodeHolder,
	code: string,
): Promise<boolean> {
	const hashes = keyedHashes(keyring, PURPOSE, codeText(holder, code));
	const { meta } = await db
		.prepare("DELETE FROM recovery_codes WHERE hash IN (SELECT value FROM json_each(?)) AND holder = ?")
		.bind(JSON.stringify(hashes), holder)
		.run();
	return meta.changes === 1;
}

export async function countRecoveryCodes(db: D1DatabaseSession, holder: CodeHolder): Promise<number> {
	return (
		(await db.prepare("SELECT count(*) AS n FROM recovery_codes WHERE holder = ?").bind(holder).first<number>("n")) ?? 0
	);
}

export function forgetCodesStatement(db: D1DatabaseSession, holder: CodeHolder): D1PreparedStatement {
	return db.prepare("DELETE FROM recovery_codes WHERE holder = ?").bind(holder);
}
