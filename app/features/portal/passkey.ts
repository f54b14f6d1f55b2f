import type { Language } from "../../domain/language";
import { postJson } from "../../ui/fetch-json";
import { send } from "../forms/live/send";
import { answerWithPasskey, makePasskey } from "../passkeys/ask-browser";

const CREATED = 201;

/** Lets the browser ask for a passkey. Without a redirect it came to nothing, and the message says why, if anybody knows. */
export async function signInWithPasskey(
	language: Language,
): Promise<{ redirect: string | null; message: string | null }> {
	const signed = await answerWithPasskey("/api/passkeys/sign-in/options");
	const answer = signed && (await send("/api/passkeys/sign-in", { ...signed, lang: language }));
	return { redirect: answer?.redirect ?? null, message: answer?.message ?? null };
}

/** @returns whether the browser made a passkey and the site took it */
export async function addPasskey(): Promise<boolean> {
	const made = await makePasskey("/api/passkeys/options");
	return made !== null && (await postJson("/api/passkeys", made))?.status === CREATED;
}
