import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
	RegistrationResponseJSON,
	VerifiedRegistrationResponse,
	WebAuthnCredential,
} from "@simplewebauthn/server";

export type RelyingParty = { name: string; id: string; origin: string };

/** User as stored by an authenticator; `handle` differs between owners and staff. */
export type Holder<Id> = { id: Id; handle: string; email: string; name: string };

type KnownPasskey = Pick<WebAuthnCredential, "id" | "transports">;

/** Loaded on demand: 300 KB that public pages do not need. */
const loadWebAuthn = () => import("@simplewebauthn/server");

/** @param known passkeys of the holder, excluded from creation */
export async function creationOptions(
	site: RelyingParty,
	holder: Holder<unknown>,
	known: readonly KnownPasskey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
	const { generateRegistrationOptions } = await loadWebAuthn();
	return generateRegistrationOptions({
		rpName: site.name,
		rpID: site.id,
		userName: holder.email,
		userDisplayName: holder.name,
		userID: new TextEncoder().encode(holder.handle),
		attestationType: "none",
		excludeCredentials: [...known],
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
}

export async function signInOptions(site: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> {
	const { generateAuthenticationOptions } = await loadWebAuthn();
	return generateAuthenticationOptions({ rpID: site.id, userVerification: "required" });
}

function expected(site: RelyingParty, challenge: string) {
	return {
		expectedChallenge: challenge,
		expectedOrigin: site.origin,
		expectedRPID: site.id,
		requireUserVerification: true,
	};
}

type Created = NonNullable<VerifiedRegistrationResponse["registrationInfo"]>["credential"];

/** Verifies a registration response; null unless it answers this challenge for this site. */
export async function createdPasskey(
	site: RelyingParty,
	challenge: string,
	response: RegistrationResponseJSON,
): Promise<Created | null> {
	const { verifyRegistrationResponse } = await loadWebAuthn();
	const result = await verifyRegistrationResponse({ response, ...expected(site, challenge) }).catch(() => null);
	return result?.verified ? result.registrationInfo.credential : null;
}

/** Returns the new signature counter of the passkey; null unless it signed this challenge. */
export async function signedCounter(
	site: RelyingParty,
	challenge: string,
	response: AuthenticationResponseJSON,
	credential: WebAuthnCredential,
): Promise<number | null> {
	const { verifyAuthenticationResponse } = await loadWebAuthn();
	const asked = { response, credential, ...expected(site, challenge) };
	const result = await verifyAuthenticationResponse(asked).catch(() => null);
	return result?.verified ? result.authenticationInfo.newCounter : null;
}
