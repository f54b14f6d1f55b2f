import { useCallback, useEffect } from "react";
import type { Language } from "../../domain/language";
import { CaptchaField } from "../forms/live/captcha-field";
import { type Answer, send } from "../forms/live/send";
import { useCaptcha } from "../forms/live/use-captcha";
import { useAccountForm } from "./account-form";

type Proven = {
	language: Language;
	/** The form's name, as the captcha knows it. */
	name: string;
	path: string;
	/** A captcha is asked from the start. */
	isAsked: boolean;
	targetOf(answer: Answer): string | null;
	focus?: string;
	/** A form that was refused has spent its captcha: the next attempt has one of its own. */
	isSpent?: boolean;
};

/** A form of an account with the captcha that it is sent with; `field` is its place among the other fields. */
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
 * Sends a form of an account with its proof of work, and once more where the answer wants one, or a harder one.
 * @param isAsked whether it is known that one is wanted
 * @returns null where there is no connection
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
