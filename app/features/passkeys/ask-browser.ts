import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

type Asked<Options> = { challengeId: string; options: Options };

/** Null where the site could not be reached. */
export async function post(path: string, body: unknown): Promise<Response | null> {
	return fetch(path, {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json" },
		body: JSON.stringify(body),
	}).catch(() => null);
}

/** Signs a challenge of the site with a passkey. Null when it is cancelled or fails. */
export async function answerWithPasskey(optionsPath: string) {
	const asked = await post(optionsPath, {});
	if (!asked?.ok) return null;
	const { challengeId, options } = (await asked.json()) as Asked<PublicKeyCredentialRequestOptionsJSON>;
	const { startAuthentication } = await import("@simplewebauthn/browser");
	const response = await startAuthentication({ optionsJSON: options }).catch(() => null);
	return response && { challengeId, response };
}

/** Creates a passkey for a challenge of the site. Null when it is cancelled or fails. */
export async function makePasskey(optionsPath: string, body: object = {}) {
	const asked = await post(optionsPath, body);
	if (!asked?.ok) return null;
	const { challengeId, options } = (await asked.json()) as Asked<PublicKeyCredentialCreationOptionsJSON>;
	const { startRegistration } = await import("@simplewebauthn/browser");
	const response = await startRegistration({ optionsJSON: options }).catch(() => null);
	return response && { challengeId, response };
}
