import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { Language } from "../../domain/language";

type Asked<Options> = { challengeId: string; options: Options };

async function call(path: string, body: unknown): Promise<Response | null> {
	return fetch(`/api/desk${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json" },
		body: JSON.stringify(body),
	}).catch(() => null);
}

async function redirectOf(response: Response | null): Promise<string | null> {
	if (!response?.ok) return null;
	return ((await response.json().catch(() => null)) as { redirect?: string } | null)?.redirect ?? null;
}

/** Lets the browser ask for a passkey of the desk. @returns where to go on; null where it came to nothing */
export async function signInStaff(language: Language): Promise<string | null> {
	const asked = await call("/passkeys/sign-in/options", {});
	if (!asked?.ok) return null;
	const { challengeId, options } = (await asked.json()) as Asked<PublicKeyCredentialRequestOptionsJSON>;
	const { startAuthentication } = await import("@simplewebauthn/browser");
	const response = await startAuthentication({ optionsJSON: options }).catch(() => null);
	return response && redirectOf(await call("/passkeys/sign-in", { challengeId, response, lang: language }));
}

/** Begins an invited account with a passkey. @returns where to go on; null where it came to nothing */
export async function acceptWithPasskey(token: string, language: Language): Promise<string | null> {
	const made = await makePasskey("/invitation/passkey/options", { token });
	return made && redirectOf(await call("/invitation/passkey", { ...made, token, lang: language }));
}

/** @returns whether the browser made a passkey and the desk took it */
export async function addStaffPasskey(): Promise<boolean> {
	const made = await makePasskey("/passkeys/options", {});
	return made !== null && (await call("/passkeys", made))?.ok === true;
}

async function makePasskey(path: string, body: unknown) {
	const asked = await call(path, body);
	if (!asked?.ok) return null;
	const { challengeId, options } = (await asked.json()) as Asked<PublicKeyCredentialCreationOptionsJSON>;
	const { startRegistration } = await import("@simplewebauthn/browser");
	const response = await startRegistration({ optionsJSON: options }).catch(() => null);
	return response && { challengeId, response };
}
