import type { Keyring } from "../../platform/keyring";
import { knownDeviceCookie } from "../known-device";
import { beginStaffSession, endStaffSession, openStaffSession, staffCookies } from "./sessions";
import { deviceHolder } from "./sign-in";
import { type Staff, type StaffAccount, staffOf } from "./staff";

/** `cookies`: the headers that set the session's cookie, and the one by which the browser is known from now on. */
export type StaffSignedIn = { staff: Staff; cookies: Headers };

export type EntryDependencies = {
	personal: D1Database;
	sessions: KVNamespace;
	sessionSecrets: readonly string[];
	keyring: Keyring;
};

export function cookiesFor({ sessions, sessionSecrets }: EntryDependencies, request: Request) {
	return staffCookies(sessions, sessionSecrets, new URL(request.url).protocol === "https:");
}

/** Begins a session in place of the one that the request has. */
export async function letIn(deps: EntryDependencies, request: Request, staff: StaffAccount): Promise<StaffSignedIn> {
	const db = deps.personal.withSession("first-primary");
	const cookieHeader = request.headers.get("cookie");
	const cookies = cookiesFor(deps, request);
	// A session whose cookie is replaced could not be ended any more.
	const before = await openStaffSession(db, cookies, cookieHeader);
	if (before) await endStaffSession(db, before.staffId, before.id);
	const headers = new Headers({
		"Set-Cookie": await beginStaffSession(db, cookies, staff, request.headers.get("user-agent")),
	});
	headers.append("Set-Cookie", knownDeviceCookie(deps.keyring, "desk", request, deviceHolder(staff)));
	return { staff: staffOf(staff), cookies: headers };
}
