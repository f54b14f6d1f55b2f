import { type PasswordFault, passwordShapeFault } from "../../app/domain/password";
import { findById, passwordStatement } from "./accounts";
import { isCommonPassword, isPersonalPassword } from "./common-passwords";
import { readLink, takeLink } from "./links";
import { hashPassword } from "./passwords";
import { epochSeconds } from "./secrets";
import { endedStatement } from "./sessions";

export type PasswordChoice =
	| { ok: true; ownerId: number }
	| { ok: false; reason: "link" }
	| { ok: false; reason: "password"; fault: PasswordFault };

/** Sets a password by a link from a mail. The link is spent by success alone; all of the owner's sessions end. */
export async function choosePassword(db: D1DatabaseSession, token: string, password: string): Promise<PasswordChoice> {
	const now = epochSeconds();
	const holder = await readLink(db, token, now);
	const owner = holder === null ? null : await findById(db, holder);
	if (!owner?.active) return { ok: false, reason: "link" };
	const fault = passwordFault(password, [owner.username, owner.email, owner.firstName, owner.lastName]);
	if (fault) return { ok: false, reason: "password", fault };
	const hash = await hashPassword(password);
	if ((await takeLink(db, token, now)) === null) return { ok: false, reason: "link" };
	await db.batch([passwordStatement(db, owner.id, hash), endedStatement(db, owner.id)]);
	return { ok: true, ownerId: owner.id };
}

export function passwordFault(password: string, known: readonly (string | null)[]): PasswordFault | null {
	const shape = passwordShapeFault(password);
	if (shape) return shape;
	if (isPersonalPassword(password, known)) return "personal";
	return isCommonPassword(password) ? "common" : null;
}
