import { data, type RouterContextProvider, redirect } from "react-router";
import type { Staff } from "../../../worker/accounts/staff/service";
import { desk, visitor } from "../../context";
import { type DeskAction, may } from "../../domain/desk/actions";
import { deskDoorPath, deskSectionPath } from "../../domain/desk/sections";

/** What the desk's error screen is given: `role` where the signed-in person may not, `missing` where there is nothing. */
export type DeskFault = { kind: "role" | "missing" };

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/**
 * Begins every loader of the desk (actions are made by `deskAction`, which does the same): the signed-in member of
 * staff, if the role allows this action. Others are sent to the sign-in or answered 403; an administrator without a
 * passkey is sent to the account page to add one.
 */
export async function requireStaff(context: Readonly<RouterContextProvider>, action: DeskAction): Promise<Staff> {
	const access = context.get(desk);
	const session = await access.session();
	if (!session) {
		const signIn = deskDoorPath("sign-in", context.get(visitor).language);
		throw redirect(access.here ? `${signIn}?to=${encodeURIComponent(access.here)}` : signIn);
	}
	if (session.lacksPasskey && action !== "account.own") {
		throw redirect(deskSectionPath("account", context.get(visitor).language));
	}
	if (!may(session.staff.role, action)) throw data({ kind: "role" } satisfies DeskFault, { status: FORBIDDEN });
	return session.staff;
}

/** Thrown where an item does not exist or this person may not see it: the two look the same. */
export function missing() {
	return data({ kind: "missing" } satisfies DeskFault, { status: NOT_FOUND });
}
