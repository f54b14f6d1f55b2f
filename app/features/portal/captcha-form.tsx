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
	isRequired: boolean;
	targetOf(answer: Answer): string | null;
	focus?: string;
	/** Whether a rejected form needs a new captcha. */
	renewOnRefusal?: boolean;
};

/** An account form with its captcha; `field` is the captcha's element. */
export function useCaptchaForm({ language, name, path, isRequired, renewOnRefusal = false, ...answers }: Proven) {
	const captcha = useCaptcha(language, name);
	const { renew, challenge, asksCharacters } = captcha;
	const hasCaptcha = isRequired || challenge !== null;
	const state = useAccountForm({
		...answers,
		send: (form) => sendWithProof(path, form, captcha, hasCaptcha),
		onRefused(answer) {
			if (renewOnRefusal && (hasCaptcha || answer?.errors.captcha)) void renewCaptcha();
		},
	});
	const { form, showOffline } = state;

	const renewCaptcha = useCallback(async () => {
		if (form.current) await renew(form.current).catch(showOffline);
	}, [form, renew, showOffline]);

	useEffect(() => {
		if (isRequired) void renewCaptcha();
	}, [isRequired, renewCaptcha]);

	const field = (error: string | undefined) =>
		hasCaptcha && <CaptchaField {...{ challenge, asksCharacters, error, language }} onRefresh={renewCaptcha} />;
	return { state, field };
}

type Proving = Pick<ReturnType<typeof useCaptcha>, "renew" | "prove" | "askCharacters">;

/**
 * Sends an account form with its proof of work, and again if the response requires one or a harder one.
 * @param isRequired whether a proof is known to be required
 * @returns null without a connection
 */
async function sendWithProof(
	path: string,
	form: HTMLFormElement,
	{ renew, prove, askCharacters }: Proving,
	isRequired: boolean,
): Promise<Answer | null> {
	const fields = Object.fromEntries(new FormData(form));
	try {
		const proof = isRequired ? await prove(form) : "";
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
