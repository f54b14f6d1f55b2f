import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { Language } from "../../domain/language";

type Asked<Options> = { challengeId: string; options: Options };

const CREATED = 201;

async function call(path: string, body: unknown): Promise<Response | null> {
	return fetch(path, {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json" },
		body: JSON.stringify(body),
	}).catch(() => null);
}

/** Lets the browser ask for a passkey. Without a redirect it came to nothing, and the message says why, if anybody knows. */
export async function signInWithPasskey(
	language: Language,
): Promise<{ redirect: string | null; message: string | null }> {
	const nothing = { redirect: null, message: null };
	const asked = await call("/api/passkeys/sign-in/options", {});
	if (!asked?.ok) return nothing;
	const { challengeId, options } = (await asked.json()) as Asked<PublicKeyCredentialRequestOptionsJSON>;
	const { startAuthentication } = await import("@simplewebauthn/browser");
	const response = await startAuthentication({ optionsJSON: options }).catch(() => null);
	if (!response) return nothing;
	const answer = await call("/api/passkeys/sign-in", { challengeId, response, lang: language });
	const content = (await answer?.json().catch(() => null)) as { redirect?: string; error?: string } | null;
	return { redirect: content?.redirect ?? null, message: content?.error ?? null };
}

/** @returns whether the browser made a passkey and the site took it */
export async function addPasskey(): Promise<boolean> {
	const asked = await call("/api/passkeys/options", {});
	if (!asked?.ok) return false;
	const { challengeId, options } = (await asked.json()) as Asked<PublicKeyCredentialCreationOptionsJSON>;
	const { startRegistration } = await import("@simplewebauthn/browser");
	const response = await startRegistration({ optionsJSON: options }).catch(() => null);
	if (!response) return false;
	return (await call("/api/passkeys", { challengeId, response }))?.status === CREATED;
}
