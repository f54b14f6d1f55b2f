import type { Language } from "../../domain/language";
import { answerWithPasskey, makePasskey, post } from "../passkeys/ask-browser";

const CREATED = 201;

/** Lets the browser ask for a passkey. Without a redirect it came to nothing, and the message says why, if anybody knows. */
export async function signInWithPasskey(
	language: Language,
): Promise<{ redirect: string | null; message: string | null }> {
	const signed = await answerWithPasskey("/api/passkeys/sign-in/options");
	if (!signed) return { redirect: null, message: null };
	const answer = await post("/api/passkeys/sign-in", { ...signed, lang: language });
	const content = (await answer?.json().catch(() => null)) as { redirect?: string; error?: string } | null;
	return { redirect: content?.redirect ?? null, message: content?.error ?? null };
}

/** @returns whether the browser made a passkey and the site took it */
export async function addPasskey(): Promise<boolean> {
	const made = await makePasskey("/api/passkeys/options");
	return made !== null && (await post("/api/passkeys", made))?.status === CREATED;
}
