import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Language } from "../../domain/language";
import { postJson } from "../../ui/fetch-json";
import { send } from "../forms/live/send";

type Asked<Options> = { challengeId: string; options: Options };

/** Of owners, or of the desk. */
type Account = "/api/passkeys" | "/api/desk/passkeys";

/** Lets the browser ask for a passkey. Without a redirect it came to nothing, and the message says why, if anybody knows. */
export async function signInWithPasskey(account: Account, lang: Language) {
	const signed = await answerWithPasskey(`${account}/sign-in/options`);
	const answer = signed && (await send(`${account}/sign-in`, { ...signed, lang }));
	return { redirect: answer?.redirect ?? null, message: answer?.message ?? null };
}

/** Adding a passkey to the account that is signed in, and how far it is. */
export function useAddedPasskey(account: Account) {
	const { revalidate } = useRevalidator();
	const [state, setState] = useState<"busy" | Added | null>(null);

	async function add() {
		if (state === "busy") return;
		setState("busy");
		setState(await addPasskey(account));
		// Also where it failed: the sign-in may have grown too old while the page was open, and then the page says so.
		await revalidate();
	}

	return { state, add };
}

/** `known`: the device has a passkey of the account already. */
type Added = "added" | "known" | "failed";

async function addPasskey(account: Account): Promise<Added> {
	const made = await makePasskey(`${account}/options`);
	if (made === "known") return "known";
	return made !== null && (await postJson(account, made))?.ok === true ? "added" : "failed";
}

/** Begins an invited account of the desk with a passkey. @returns where to go on; null where it came to nothing */
export async function acceptWithPasskey(token: string, lang: Language): Promise<string | null> {
	const made = await makePasskey("/api/desk/invitation/passkey/options", { token });
	if (made === null || made === "known") return null;
	return (await send("/api/desk/invitation/passkey", { ...made, token, lang }))?.redirect ?? null;
}

/** Signs a challenge of the site with a passkey. Null when it is cancelled or fails. */
async function answerWithPasskey(optionsPath: string) {
	const asked = await postJson(optionsPath, {});
	if (!asked?.ok) return null;
	const { challengeId, options } = (await asked.json()) as Asked<PublicKeyCredentialRequestOptionsJSON>;
	const { startAuthentication } = await import("@simplewebauthn/browser");
	const response = await startAuthentication({ optionsJSON: options }).catch(() => null);
	return response && { challengeId, response };
}

/** Creates a passkey for a challenge of the site. Null when it is cancelled or fails; `known`: as of `Added`. */
async function makePasskey(optionsPath: string, body: object = {}) {
	const asked = await postJson(optionsPath, body);
	if (!asked?.ok) return null;
	const { challengeId, options } = (await asked.json()) as Asked<PublicKeyCredentialCreationOptionsJSON>;
	const { startRegistration } = await import("@simplewebauthn/browser");
	try {
		return { challengeId, response: await startRegistration({ optionsJSON: options }) };
	} catch (error) {
		return error instanceof Error && error.name === "InvalidStateError" ? "known" : null;
	}
}

/** Whether this browser can make and use passkeys; false before hydration. */
export function usePasskeysOffered(): boolean {
	const [offered, setOffered] = useState(false);
	useEffect(() => setOffered("PublicKeyCredential" in window), []);
	return offered;
}
