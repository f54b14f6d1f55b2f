import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { RelyingParty } from "../credentials/passkey-ceremony";
import { createPasskeyStore, type PasskeyAnswer } from "../credentials/passkey-store";
import { findStaff, type StaffAccount } from "./staff";

export const staffPasskeys = createPasskeyStore({
	passkeys: "staff_passkeys",
	challenges: "staff_challenges",
	holder: "staff_id",
});

export function askForStaffPasskey(
	db: D1DatabaseSession,
	site: RelyingParty,
	{ id, email, name }: StaffAccount,
	replacesAll = false,
) {
	return staffPasskeys.askForPasskey(db, site, { id, email, name, handle: `staff-${id}` }, replacesAll);
}

/** Null if the passkey is unknown (as an owner's is), the signature is invalid or the account is not active. */
export async function staffOfPasskey(
	db: D1DatabaseSession,
	site: RelyingParty,
	answer: PasskeyAnswer<AuthenticationResponseJSON>,
): Promise<StaffAccount | null> {
	const id = await staffPasskeys.holderOf(db, site, answer);
	const staff = id === null ? null : await findStaff(db, id);
	return staff?.state === "active" ? staff : null;
}
