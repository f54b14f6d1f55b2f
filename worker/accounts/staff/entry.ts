import type { Keyring } from "../../platform/keyring";
import { knownDeviceCookie } from "../credentials/known-device";
import type { SessionDependencies } from "../credentials/session-store";
import { type AccessSettings, accessIdentity } from "./identity";
import { staffSessions } from "./sessions";
import { deviceHolder } from "./sign-in";
import { findStaffByEmail, type Staff, type StaffAccount, staffOf } from "./staff";

/** `cookies`: Set-Cookie headers of the session and the known device. */
export type StaffSignedIn = { staff: Staff; cookies: Headers };

export type EntryDependencies = SessionDependencies & { personal: D1Database; keyring: Keyring };

/** Starts a session that replaces the request's own. */
export async function startSession(
	deps: EntryDependencies,
	request: Request,
	staff: StaffAccount,
): Promise<StaffSignedIn> {
	const db = deps.personal.withSession("first-primary");
	const cookies = new Headers({ "Set-Cookie": await staffSessions.begin(db, deps, request, staff) });
	cookies.append("Set-Cookie", knownDeviceCookie(deps.keyring, request, deviceHolder(staff)));
	return { staff: staffOf(staff), cookies };
}

/**
 * Signs in the invited person that Cloudflare Access has identified; null if Access is not configured or gives no
 * identity, or if the account is unknown or suspended.
 */
export async function signInByAccess(
	deps: EntryDependencies & { access: AccessSettings | null },
	request: Request,
): Promise<StaffSignedIn | null> {
	const email = deps.access && (await accessIdentity(deps.access, request));
	if (!email) return null;
	const db = deps.personal.withSession("first-primary");
	const account = await findStaffByEmail(db, email);
	if (!account || account.state === "suspended") return null;
	if (account.state === "invited") {
		await db.prepare("UPDATE staff SET state = 'active' WHERE id = ? AND state = 'invited'").bind(account.id).run();
	}
	return startSession(deps, request, account);
}
