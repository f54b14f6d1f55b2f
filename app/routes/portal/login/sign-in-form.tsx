import { useTranslation } from "react-i18next";
import type { FormNotice } from "../../../../worker/accounts/notice";
import type { Language } from "../../../domain/language";
import { STATUS } from "../../../features/forms/live/send";
import { AccountForm, LoginInput, NoticeBanner } from "../../../features/portal/account-form";
import { useCaptchaForm } from "../../../features/portal/captcha-form";
import { TextInput } from "../../../ui/inputs";

type SignInFormProps = {
	language: Language;
	notice: FormNotice | null;
	/** Whether a captcha is required from the start. */
	captcha: boolean;
};

/** Sign-in form: a plain post without scripts; with scripts, errors are shown on the page. */
export function SignInForm({ language, notice, captcha }: SignInFormProps) {
	const { t } = useTranslation("portal");
	const { state, field } = useCaptchaForm({
		language,
		name: "session",
		path: "/api/session",
		isRequired: captcha,
		renewOnRefusal: true,
		targetOf: ({ status, redirect }) => (status === STATUS.ok ? redirect : null),
		focus: "[name=password]",
	});
	const errors = state.answer?.errors ?? translated(notice?.errors ?? {}, t);
	return (
		<AccountForm
			state={state}
			action="/api/session"
			language={language}
			submit={t("signIn.submit")}
			before={<NoticeBanner notice={notice} good={["signIn.signedOut", "choose.done", "choose.firstDone"]} />}
		>
			<LoginInput autoComplete="username webauthn" defaultValue={notice?.login} error={errors.login} />
			<TextInput
				label={t("signIn.password")}
				name="password"
				type="password"
				autoComplete="current-password"
				error={errors.password}
				required
			/>
			{field(errors.captcha)}
		</AccountForm>
	);
}

function translated(errors: Readonly<Record<string, string>>, t: (key: string) => string): Record<string, string> {
	return Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, t(key)]));
}
