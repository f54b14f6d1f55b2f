import { useTranslation } from "react-i18next";
import { formState, owners, site, visitor } from "../../context";
import { pagePath } from "../../domain/paths";
import { useLanguage } from "../../features/frame/site-data";
import { NarrowPage } from "../../features/portal/narrow-page";
import { ownersHead } from "../../features/portal/portal-head";
import { translator } from "../../i18n/translator";
import { TextLink } from "../../ui/link";
import type { Route } from "./+types/route";
import { ForgotForm } from "./forgot-form";

export const handle = { namespaces: ["portal"] };

export async function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const t = translator(language, context.get(site).defaultLanguage, "portal");
	const state = await context.get(formState)();
	const sent = state?.form === "forgot-password" ? state : null;
	const login = sent?.values.login;
	return {
		head: ownersHead(t("forgot.title"), (each) => pagePath("/forgot-password/", each)),
		captcha: await context.get(owners).issueCaptcha(language),
		message: sent?.message ?? null,
		errors: sent?.errors ?? {},
		login: typeof login === "string" ? login : "",
	};
}

export default function ForgotPasswordRoute({ loaderData }: Route.ComponentProps) {
	const { captcha, message, errors, login } = loaderData;
	const { t } = useTranslation("portal");
	const language = useLanguage();
	return (
		<NarrowPage title={t("forgot.title")} intro={t("forgot.intro")}>
			<ForgotForm language={language} captcha={captcha} message={message} errors={errors} login={login} />
			<p className="mt-8">
				<TextLink to={pagePath("/login/", language)}>{t("forgot.back")}</TextLink>
			</p>
		</NarrowPage>
	);
}
