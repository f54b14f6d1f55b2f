import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { fullName } from "../../app/domain/formatting/full-name";
import { findById, type OwnerAccount } from "./accounts";
import type { RelyingParty } from "./credentials/passkey-ceremony";
import { createPasskeyStore, type PasskeyAnswer } from "./credentials/passkey-store";

export const ownerPasskeys = createPasskeyStore({
	passkeys: "owner_passkeys",
	challenges: "passkey_challenges",
	holder: "owner_id",
});

export function askForPasskey(db: D1DatabaseSession, site: RelyingParty, owner: OwnerAccount) {
	const { id, email } = owner;
	const name = fullName(owner) || owner.username;
	return ownerPasskeys.askForPasskey(db, site, { id, email, name, handle: `owner-${id}` });
}

/** Null if the passkey is unknown, the signature is invalid or the owner is suspended. */
export async function signInByPasskey(
	db: D1DatabaseSession,
	site: RelyingParty,
	answer: PasskeyAnswer<AuthenticationResponseJSON>,
): Promise<OwnerAccount | null> {
	const id = await ownerPasskeys.holderOf(db, site, answer);
	const owner = id === null ? null : await findById(db, id);
	return owner?.active ? owner : null;
}
