import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormNotice } from "../../../../worker/accounts/notice";
import type { Language } from "../../../domain/language";
import { CaptchaField } from "../../../features/forms/live/captcha-field";
import { sendProven } from "../../../features/forms/live/send-proven";
import { useCaptcha } from "../../../features/forms/live/use-captcha";
import { WRONG_CONTROL } from "../../../features/forms/live/wrong-control";
import { NoticeBanner } from "../../../features/portal/notice-banner";
import { type Answer, STATUS } from "../../../features/portal/send";
import { Banner } from "../../../ui/banner";
import { TextInput } from "../../../ui/inputs";
import { BusyButton } from "../../../ui/live/busy-button";
import { notYetInvalid } from "../../../ui/not-yet-invalid";

type SignInFormProps = {
	language: Language;
	notice: FormNotice | null /** Whether one is asked from the start. */;
	captcha: boolean;
};

/** Posts plainly where no script runs; with one it stays on the page and says what was wrong. */
export function SignInForm({ language, notice, captcha }: SignInFormProps) {
	const { t } = useTranslation(["portal", "common"]);
	const form = useRef<HTMLFormElement>(null);
	const [busy, setBusy] = useState(false);
	const [answer, setAnswer] = useState<Answer | "offline" | null>(null);
	const proof = useCaptcha(language, "session");
	const { renew } = proof;
	const asked = captcha || proof.challenge !== null;
	const errors = answer && answer !== "offline" ? answer.errors : translated(notice?.errors ?? {}, t);

	const askAnew = useCallback(async () => {
		if (form.current) await renew(form.current).catch(() => setAnswer("offline"));
	}, [renew]);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		const result = await sendProven("/api/session", event.currentTarget, proof, asked);
		if (result?.status === STATUS.ok && result.redirect) {
			window.location.assign(result.redirect);
			return;
		}
		setBusy(false);
		setAnswer(result ?? "offline");
		// Each captcha serves once: the next attempt has one of its own.
		if (asked || result?.errors.captcha) await askAnew();
	}

	useEffect(() => {
		if (captcha) void askAnew();
	}, [captcha, askAnew]);

	useEffect(() => {
		if (answer && answer !== "offline")
			form.current?.querySelector<HTMLElement>(`${WRONG_CONTROL}, [name=password]`)?.focus();
	}, [answer]);

	return (
		<>
			{answer === "offline" ? (
				<Banner role="alert" tone="wrong" title={t("common:error.network")} className="mb-8" />
			) : answer?.message ? (
				<Banner role="alert" tone="wrong" title={answer.message} className="mb-8" />
			) : (
				<NoticeBanner notice={notice} good={["signIn.signedOut", "choose.done", "choose.firstDone"]} className="mb-8" />
			)}
			<form
				ref={form}
				method="post"
				action="/api/session"
				onSubmit={submit}
				className="grid gap-6"
				noValidate
				{...notYetInvalid}
			>
				<input type="hidden" name="lang" value={language} />
				<TextInput
					label={t("signIn.login")}
					name="login"
					autoComplete="username webauthn"
					autoCapitalize="none"
					spellCheck={false}
					defaultValue={notice?.login}
					error={errors.login}
					required
				/>
				<TextInput
					label={t("signIn.password")}
					name="password"
					type="password"
					autoComplete="current-password"
					error={errors.password}
					required
				/>
				{asked && (
					<CaptchaField
						challenge={proof.challenge}
						asksCharacters={proof.asksCharacters}
						onRefresh={askAnew}
						error={errors.captcha}
						language={language}
						control={{}}
					/>
				)}
				<BusyButton type="submit" busy={busy} wide>
					{t("signIn.submit")}
				</BusyButton>
			</form>
		</>
	);
}

function translated(errors: Readonly<Record<string, string>>, t: (key: string) => string): Record<string, string> {
	return Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, t(key)]));
}
