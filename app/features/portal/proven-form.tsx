import { useCallback, useEffect } from "react";
import type { Language } from "../../domain/language";
import { CaptchaField } from "../forms/live/captcha-field";
import { type Answer, send } from "../forms/live/send";
import { useCaptcha } from "../forms/live/use-captcha";
import { useAccountForm } from "./account-form";

type Proven = {
	language: Language;
	/** Name of the form for the captcha. */
	name: string;
	path: string;
	/** Whether a captcha is required from the start. */
	isAsked: boolean;
	targetOf(answer: Answer): string | null;
	focus?: string;
	/** Whether a rejected form needs a new captcha. */
	isSpent?: boolean;
};

/** An account form with its captcha; `field` is the captcha's element. */
export function useProvenForm({ language, name, path, isAsked, isSpent = false, ...answers }: Proven) {
	const captcha = useCaptcha(language, name);
	const { renew, challenge, asksCharacters } = captcha;
	const hasCaptcha = isAsked || challenge !== null;
	const state = useAccountForm({
		...answers,
		send: (form) => sendProven(path, form, captcha, hasCaptcha),
		onRefused(answer) {
			if (isSpent && (hasCaptcha || answer?.errors.captcha)) void askAnew();
		},
	});
	const { form, showOffline } = state;

	const askAnew = useCallback(async () => {
		if (form.current) await renew(form.current).catch(showOffline);
	}, [form, renew, showOffline]);

	useEffect(() => {
		if (isAsked) void askAnew();
	}, [isAsked, askAnew]);

	const field = (error: string | undefined) =>
		hasCaptcha && <CaptchaField {...{ challenge, asksCharacters, error, language }} onRefresh={askAnew} />;
	return { state, field };
}

type Proving = Pick<ReturnType<typeof useCaptcha>, "renew" | "prove" | "askCharacters">;

/**
 * Sends an account form with its proof of work, and again if the response requires one or a harder one.
 * @param isAsked whether a proof is known to be required
 * @returns null without a connection
 */
async function sendProven(
	path: string,
	form: HTMLFormElement,
	{ renew, prove, askCharacters }: Proving,
	isAsked = true,
): Promise<Answer | null> {
	const fields = Object.fromEntries(new FormData(form));
	try {
		const proof = isAsked ? await prove(form) : "";
		const answer = await send(path, { ...fields, pow: proof ?? "" });
		if (!answer?.errors.captcha) return answer;
		await renew(form);
		const second = await prove(form);
		if (!second) return answer;
		const again = await send(path, { ...fields, pow: second });
		if (again?.errors.captcha) askCharacters();
		return again;
	} catch {
		return null;
	}
}
