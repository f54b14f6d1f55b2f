import type { Keyring } from "../../platform/keyring";
import { knownDeviceCookie } from "../credentials/known-device";
import type { SessionDependencies } from "../credentials/session-store";
import { type AccessSettings, accessIdentity } from "./identity";
import { staffSessions } from "./sessions";
import { deviceHolder } from "./sign-in";
import { findStaffByEmail, type Staff, type StaffAccount, staffOf } from "./staff";

/** `cookies`: the headers that set the session's cookie, and the one by which the browser is known from now on. */
export type StaffSignedIn = { staff: Staff; cookies: Headers };

export type EntryDependencies = SessionDependencies & { personal: D1Database; keyring: Keyring };

/** Begins a session in place of the one that the request has. */
export async function letIn(deps: EntryDependencies, request: Request, staff: StaffAccount): Promise<StaffSignedIn> {
	const db = deps.personal.withSession("first-primary");
	const cookies = new Headers({ "Set-Cookie": await staffSessions.begin(db, deps, request, staff) });
	cookies.append("Set-Cookie", knownDeviceCookie(deps.keyring, request, deviceHolder(staff)));
	return { staff: staffOf(staff), cookies };
}

/** Lets in an invited person whom Cloudflare Access has identified; null without such protection or identity. */
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
	return letIn(deps, request, account);
}
