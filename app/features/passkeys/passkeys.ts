import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Language } from "../../domain/language";
import { postJson } from "../../ui/fetch-json";
import { send } from "../forms/live/send";

type Challenge<Options> = { challengeId: string; options: Options };

/** API of owners or of the desk. */
type Account = "/api/passkeys" | "/api/desk/passkeys";

/** Signs in with a passkey in the browser. Without a redirect it failed; the message gives the reason, if known. */
export async function signInWithPasskey(account: Account, lang: Language) {
	const signed = await answerWithPasskey(`${account}/sign-in/options`);
	const answer = signed && (await send(`${account}/sign-in`, { ...signed, lang }));
	return { redirect: answer?.redirect ?? null, message: answer?.message ?? null };
}

/** Adds a passkey to the signed-in account, and tracks the state. */
export function useAddedPasskey(account: Account) {
	const { revalidate } = useRevalidator();
	const [state, setState] = useState<"busy" | Added | null>(null);

	async function add() {
		if (state === "busy") return;
		setState("busy");
		setState(await addPasskey(account));
		// Also after a failure: the session may be too old for adding a passkey, which the page then states.
		await revalidate();
	}

	return { state, add };
}

/** `known`: the device already has a passkey of this account. */
type Added = "added" | "known" | "failed";

async function addPasskey(account: Account): Promise<Added> {
	const made = await makePasskey(`${account}/options`);
	if (made === "known") return "known";
	return made !== null && (await postJson(account, made))?.ok === true ? "added" : "failed";
}

/** Activates an invited desk account with a passkey. @returns path to continue at; null on failure */
export async function acceptWithPasskey(token: string, lang: Language): Promise<string | null> {
	const made = await makePasskey("/api/desk/invitation/passkey/options", { token });
	if (made === null || made === "known") return null;
	return (await send("/api/desk/invitation/passkey", { ...made, token, lang }))?.redirect ?? null;
}

/** Signs a server challenge with a passkey; null if cancelled or failed. */
async function answerWithPasskey(optionsPath: string) {
	const asked = await postJson(optionsPath, {});
	if (!asked?.ok) return null;
	const { challengeId, options } = (await asked.json()) as Challenge<PublicKeyCredentialRequestOptionsJSON>;
	const { startAuthentication } = await import("@simplewebauthn/browser");
	const response = await startAuthentication({ optionsJSON: options }).catch(() => null);
	return response && { challengeId, response };
}

/** Creates a passkey for a server challenge; null if cancelled or failed, `known` as in `Added`. */
async function makePasskey(optionsPath: string, body: object = {}) {
	const asked = await postJson(optionsPath, body);
	if (!asked?.ok) return null;
	const { challengeId, options } = (await asked.json()) as Challenge<PublicKeyCredentialCreationOptionsJSON>;
	const { startRegistration } = await import("@simplewebauthn/browser");
	try {
		return { challengeId, response: await startRegistration({ optionsJSON: options }) };
	} catch (error) {
		return error instanceof Error && error.name === "InvalidStateError" ? "known" : null;
	}
}

/** Whether this browser supports passkeys; false before hydration. */
export function usePasskeysOffered(): boolean {
	const [offered, setOffered] = useState(false);
	useEffect(() => setOffered("PublicKeyCredential" in window), []);
	return offered;
}
