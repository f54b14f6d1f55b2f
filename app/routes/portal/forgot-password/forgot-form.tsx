import { useTranslation } from "react-i18next";
import type { Language } from "../../../domain/language";
import { STATUS } from "../../../features/forms/live/send";
import { AccountForm, LoginInput } from "../../../features/portal/account-form";
import { useProvenForm } from "../../../features/portal/proven-form";
import { Banner } from "../../../ui/banner";

type ForgotFormProps = {
	language: Language;
	/** The translated message of a plain post. */
	message: string | null;
	errors: Readonly<Record<string, string>>;
	login: string;
};

const PATH = "/api/forms/forgot-password";

export function ForgotForm({ language, message, errors: shownErrors, login }: ForgotFormProps) {
	const { t } = useTranslation("portal");
	const { state, field } = useProvenForm({
		language,
		name: "forgot-password",
		path: PATH,
		isAsked: true,
		targetOf: ({ status, redirect }) => (status === STATUS.created ? redirect : null),
	});
	const errors = state.answer?.errors ?? shownErrors;
	return (
		<AccountForm
			state={state}
			action={PATH}
			id="forgot-password"
			language={language}
			submit={t("forgot.submit")}
			before={message && <Banner role="alert" tone="wrong" title={message} className="mb-8" />}
		>
			<LoginInput autoComplete="username" defaultValue={login} error={errors.login} />
			{field(errors.captcha)}
		</AccountForm>
	);
}
