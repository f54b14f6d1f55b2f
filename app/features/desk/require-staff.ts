import { data, type RouterContextProvider, redirect } from "react-router";
import type { Staff } from "../../../worker/accounts/staff/service";
import { desk, visitor } from "../../context";
import { type DeskAction, may } from "../../domain/desk/actions";
import { deskPublicPagePath, deskSectionPath } from "../../domain/desk/sections";

/** Data of the desk's error screen: `role` if the role does not allow it, `missing` if it does not exist. */
export type DeskFault = { kind: "role" | "missing" };

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/**
 * Authorises a loader of the desk; actions use `deskAction`, which does the same. Returns the signed-in member of staff
 * if their role allows the action. Redirects to the sign-in without a session, answers 403 without the right, and
 * redirects an administrator without a passkey to the account page to add one.
 */
export async function requireStaff(context: Readonly<RouterContextProvider>, action: DeskAction): Promise<Staff> {
	const access = context.get(desk);
	const session = await access.session();
	if (!session) {
		const signIn = deskPublicPagePath("sign-in", context.get(visitor).language);
		throw redirect(access.here ? `${signIn}?to=${encodeURIComponent(access.here)}` : signIn);
	}
	if (session.lacksPasskey && action !== "account.own") {
		throw redirect(deskSectionPath("account", context.get(visitor).language));
	}
	if (!may(session.staff.role, action)) throw data({ kind: "role" } satisfies DeskFault, { status: FORBIDDEN });
	return session.staff;
}

/** Thrown if an item does not exist or this person may not see it; both look the same. */
export function itemNotFound() {
	return data({ kind: "missing" } satisfies DeskFault, { status: NOT_FOUND });
}
