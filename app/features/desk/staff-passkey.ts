import type { Language } from "../../domain/language";
import { postJson } from "../../ui/fetch-json";
import { answerWithPasskey, makePasskey } from "../passkeys/ask-browser";

async function redirectOf(response: Response | null): Promise<string | null> {
	if (!response?.ok) return null;
	return ((await response.json().catch(() => null)) as { redirect?: string } | null)?.redirect ?? null;
}

/** Lets the browser ask for a passkey of the desk. @returns where to go on; null where it came to nothing */
export async function signInStaff(language: Language): Promise<string | null> {
	const signed = await answerWithPasskey("/api/desk/passkeys/sign-in/options");
	return signed && redirectOf(await postJson("/api/desk/passkeys/sign-in", { ...signed, lang: language }));
}

/** Begins an invited account with a passkey. @returns where to go on; null where it came to nothing */
export async function acceptWithPasskey(token: string, language: Language): Promise<string | null> {
	const made = await makePasskey("/api/desk/invitation/passkey/options", { token });
	return made && redirectOf(await postJson("/api/desk/invitation/passkey", { ...made, token, lang: language }));
}

/** @returns whether the browser made a passkey and the desk took it */
export async function addStaffPasskey(): Promise<boolean> {
	const made = await makePasskey("/api/desk/passkeys/options");
	return made !== null && (await postJson("/api/desk/passkeys", made))?.ok === true;
}
