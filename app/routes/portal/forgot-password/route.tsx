import { useTranslation } from "react-i18next";
import { pagePath } from "../../../domain/pages/paths";
import { returnedForm } from "../../../features/forms/form-state";
import { textsOf } from "../../../features/layout/page-loader";
import { NarrowPage } from "../../../features/portal/narrow-page";
import { ownersHead } from "../../../features/portal/portal-page";
import { useLanguage } from "../../../i18n/texts";
import { TextLink } from "../../../ui/link";
import type { Route } from "./+types/route";
import { ForgotForm } from "./forgot-form";

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
