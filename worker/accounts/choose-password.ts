import type { PasswordFault } from "../../app/domain/accounts/password";
import { epochSeconds } from "../platform/clock";
import type { Keyring } from "../platform/keyring";
import { findById, passwordStatement } from "./accounts";
import { passwordFault } from "./credentials/common-passwords";
import { hashPassword } from "./credentials/passwords";
import { changedMessage, type EmailDependencies } from "./emails";
import { ownerLinks } from "./links";
import { forgetNetworksStatement, networkStatement } from "./networks";
import { ownerPasskeys } from "./passkeys";
import { ownerSessions } from "./sessions";

export type PasswordChoice =
	| { ok: true; ownerId: number; isFirst: boolean }
	| { ok: false; reason: "link" }
	| { ok: false; reason: "password"; fault: PasswordFault };

type ChoiceDependencies = Pick<EmailDependencies, "email" | "siteAddress" | "defaultLanguage"> & { keyring: Keyring };

/**
 * Sets a password by a link from an email. The link is spent by success alone. Every other way in ends: all sessions,
 * all passkeys, known networks, and the secret addresses of calendars; the owner is notified by email.
 * @param address the network address of the request
 */
export async function choosePassword(
	db: D1DatabaseSession,
	deps: ChoiceDependencies,
	{ token, password, address }: { token: string; password: string; address: string },
): Promise<PasswordChoice> {
	const now = epochSeconds();
	const holder = await ownerLinks.read(db, token, now);
	const owner = holder === null ? null : await findById(db, holder);
	if (!owner?.active) return { ok: false, reason: "link" };
	const fault = passwordFault(password, [owner.username, owner.email, owner.firstName, owner.lastName]);
	if (fault) return { ok: false, reason: "password", fault };
	const hash = await hashPassword(password);
	// A first password needs no notification.
	const isFirst = owner.passwordHash === null;
	const emails = isFirst ? [] : [changedMessage(owner, deps)];
	const { statements } = await deps.email.prepare(emails);
	if (!(await ownerLinks.take(db, token, now))) return { ok: false, reason: "link" };
	await db.batch([
		passwordStatement(db, owner.id, hash),
		ownerLinks.takeAllStatement(db, owner.id, now),
		ownerSessions.endOthersStatement(db, owner.id, null),
		ownerPasskeys.forgetStatement(db, owner.id),
		forgetNetworksStatement(db, owner.id),
		networkStatement(db, deps.keyring, owner.id, { address, now }),
		...statements,
	]);
	if (!isFirst) await deps.email.kick();
	return { ok: true, ownerId: owner.id, isFirst };
}
