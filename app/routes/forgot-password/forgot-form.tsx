import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../domain/language";
import { CaptchaField } from "../../features/forms/captcha-field";
import { useCaptcha } from "../../features/forms/use-captcha";
import { type Answer, STATUS, send } from "../../features/portal/send";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { TextInput } from "../../ui/inputs";

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
	const { challenge, renew } = useCaptcha(language);
	const errors = answer && answer !== "offline" ? answer.errors : shownErrors;
	const notice = answer === "offline" ? t("common:error.network") : (answer?.message ?? message);

	const askAnew = useCallback(() => renew().catch(() => setAnswer("offline")), [renew]);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		const result = await send("/api/forms/forgot-password", Object.fromEntries(new FormData(event.currentTarget)));
		if (result?.status === STATUS.created && result.redirect) {
			window.location.assign(result.redirect);
			return;
		}
		setBusy(false);
		setAnswer(result ?? "offline");
		// A wrong answer has used the captcha up; any other fault leaves it good.
		if (result?.errors.captcha) await askAnew();
	}

	useEffect(() => void askAnew(), [askAnew]);

	useEffect(() => {
		if (answer) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
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
					challenge={challenge}
					onRefresh={askAnew}
					error={errors.captcha}
					language={language}
					control={{}}
				/>
				<Button type="submit" busy={busy} wide>
					{t("forgot.submit")}
				</Button>
			</form>
		</>
	);
}
