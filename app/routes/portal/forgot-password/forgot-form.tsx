import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../../domain/language";
import { CaptchaField } from "../../../features/forms/live/captcha-field";
import { sendProven } from "../../../features/forms/live/send-proven";
import { useCaptcha } from "../../../features/forms/live/use-captcha";
import { WRONG_CONTROL } from "../../../features/forms/live/wrong-control";
import { type Answer, STATUS } from "../../../features/portal/send";
import { Banner } from "../../../ui/banner";
import { TextInput } from "../../../ui/inputs";
import { BusyButton } from "../../../ui/live/busy-button";
import { notYetInvalid } from "../../../ui/not-yet-invalid";

type ForgotFormProps = {
	language: Language;
	/** The translated message of a plain post. */
	message: string | null;
	errors: Readonly<Record<string, string>>;
	login: string;
};

export function ForgotForm({ language, message, errors: shownErrors, login }: ForgotFormProps) {
	const { t } = useTranslation(["portal", "common"]);
	const form = useRef<HTMLFormElement>(null);
	const [busy, setBusy] = useState(false);
	const [answer, setAnswer] = useState<Answer | "offline" | null>(null);
	const captcha = useCaptcha(language, "forgot-password");
	const { renew } = captcha;
	const errors = answer && answer !== "offline" ? answer.errors : shownErrors;
	const notice = answer === "offline" ? t("common:error.network") : (answer?.message ?? message);

	const askAnew = useCallback(async () => {
		if (form.current) await renew(form.current).catch(() => setAnswer("offline"));
	}, [renew]);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		const result = await sendProven("/api/forms/forgot-password", event.currentTarget, captcha);
		if (result?.status === STATUS.created && result.redirect) {
			window.location.assign(result.redirect);
			return;
		}
		setBusy(false);
		setAnswer(result ?? "offline");
	}

	useEffect(() => void askAnew(), [askAnew]);

	useEffect(() => {
		if (answer) form.current?.querySelector<HTMLElement>(WRONG_CONTROL)?.focus();
	}, [answer]);

	return (
		<>
			{notice && <Banner role="alert" tone="wrong" title={notice} className="mb-8" />}
			<form
				ref={form}
				id="forgot-password"
				method="post"
				action="/api/forms/forgot-password"
				onSubmit={submit}
				className="grid gap-6"
				noValidate
				{...notYetInvalid}
			>
				<input type="hidden" name="lang" value={language} />
				<TextInput
					label={t("signIn.login")}
					name="login"
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					defaultValue={login}
					error={errors.login}
					required
				/>
				<CaptchaField
					challenge={captcha.challenge}
					asksCharacters={captcha.asksCharacters}
					onRefresh={askAnew}
					error={errors.captcha}
					language={language}
					control={{}}
				/>
				<BusyButton type="submit" busy={busy} wide>
					{t("forgot.submit")}
				</BusyButton>
			</form>
		</>
	);
}
