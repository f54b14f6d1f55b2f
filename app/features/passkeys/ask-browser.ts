import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { postJson } from "../../ui/fetch-json";

type Asked<Options> = { challengeId: string; options: Options };

/** Signs a challenge of the site with a passkey. Null when it is cancelled or fails. */
export async function answerWithPasskey(optionsPath: string) {
	const asked = await postJson(optionsPath, {});
	if (!asked?.ok) return null;
	const { challengeId, options } = (await asked.json()) as Asked<PublicKeyCredentialRequestOptionsJSON>;
	const { startAuthentication } = await import("@simplewebauthn/browser");
	const response = await startAuthentication({ optionsJSON: options }).catch(() => null);
	return response && { challengeId, response };
}

/** Creates a passkey for a challenge of the site. Null when it is cancelled or fails. */
export async function makePasskey(optionsPath: string, body: object = {}) {
	const asked = await postJson(optionsPath, body);
	if (!asked?.ok) return null;
	const { challengeId, options } = (await asked.json()) as Asked<PublicKeyCredentialCreationOptionsJSON>;
	const { startRegistration } = await import("@simplewebauthn/browser");
	const response = await startRegistration({ optionsJSON: options }).catch(() => null);
	return response && { challengeId, response };
}
