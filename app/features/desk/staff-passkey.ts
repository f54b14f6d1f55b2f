import type { Language } from "../../domain/language";
import { postJson } from "../../ui/fetch-json";
import { send } from "../forms/live/send";
import { answerWithPasskey, makePasskey } from "../passkeys/ask-browser";

/** Lets the browser ask for a passkey of the desk. @returns where to go on; null where it came to nothing */
export async function signInStaff(language: Language): Promise<string | null> {
	const signed = await answerWithPasskey("/api/desk/passkeys/sign-in/options");
	const answer = signed && (await send("/api/desk/passkeys/sign-in", { ...signed, lang: language }));
	return answer?.redirect ?? null;
}

/** Begins an invited account with a passkey. @returns where to go on; null where it came to nothing */
export async function acceptWithPasskey(token: string, language: Language): Promise<string | null> {
	const made = await makePasskey("/api/desk/invitation/passkey/options", { token });
	const answer = made && (await send("/api/desk/invitation/passkey", { ...made, token, lang: language }));
	return answer?.redirect ?? null;
}

/** @returns whether the browser made a passkey and the desk took it */
export async function addStaffPasskey(): Promise<boolean> {
	const made = await makePasskey("/api/desk/passkeys/options");
	return made !== null && (await postJson("/api/desk/passkeys", made))?.ok === true;
}
