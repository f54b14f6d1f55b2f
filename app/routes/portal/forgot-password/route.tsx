import { useTranslation } from "react-i18next";
import type { Language } from "../../../domain/language";
import { pagePath } from "../../../domain/pages/paths";
import { returnedForm } from "../../../features/forms/form-state";
import { STATUS } from "../../../features/forms/live/send";
import { textsOf } from "../../../features/layout/page-loader";
import { AccountForm, LoginInput } from "../../../features/portal/account-form";
import { useCaptchaForm } from "../../../features/portal/captcha-form";
import { ownersHead } from "../../../features/portal/portal-page";
import { NarrowPage } from "../../../features/portal/portal-section";
import { useLanguage } from "../../../i18n/texts";
import { Banner } from "../../../ui/banner";
import { TextLink } from "../../../ui/link";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["portal", "forms"] };

export async function loader({ context }: Route.LoaderArgs) {
	const t = textsOf(context, "portal");
	const sent = await returnedForm(context, ["forgot-password"]);
	const login = sent?.values.login;
	return {
		head: ownersHead(t("forgot.title"), (each) => pagePath("forgot-password", each)),
		message: sent?.message ?? null,
		errors: sent?.errors ?? {},
		login: typeof login === "string" ? login : "",
	};
}

export default function ForgotPasswordRoute({ loaderData }: Route.ComponentProps) {
	const { message, errors, login } = loaderData;
	const { t } = useTranslation("portal");
	const language = useLanguage();
	return (
		<NarrowPage title={t("forgot.title")} intro={t("forgot.intro")}>
			<ForgotForm language={language} message={message} errors={errors} login={login} />
			<p className="mt-8">
				<TextLink to={pagePath("login", language)}>{t("forgot.back")}</TextLink>
			</p>
		</NarrowPage>
	);
}

type ForgotFormProps = {
	language: Language;
	/** Translated message after a post without scripts. */
	message: string | null;
	errors: Readonly<Record<string, string>>;
	login: string;
};

const PATH = "/api/forms/forgot-password";

function ForgotForm({ language, message, errors: shownErrors, login }: ForgotFormProps) {
	const { t } = useTranslation("portal");
	const { state, field } = useCaptchaForm({
		language,
		name: "forgot-password",
		path: PATH,
		isRequired: true,
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
