import { useTranslation } from "react-i18next";
import { site, visitor } from "../../context";
import { pagePath } from "../../domain/paths";
import { useLanguage } from "../../features/frame/site-data";
import { NarrowPage } from "../../features/portal/narrow-page";
import { ownersHead } from "../../features/portal/portal-head";
import { translator } from "../../i18n/translator";
import { TextLink } from "../../ui/link";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["portal"] };

export async function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const t = translator(language, context.get(site).defaultLanguage, "portal");
	return { head: ownersHead(t("forgot.title"), (each) => pagePath("/forgot-password/", each)) };
}

export default function ForgotPasswordRoute() {
	const { t } = useTranslation("portal");
	const language = useLanguage();
	return (
		<NarrowPage title={t("forgot.title")} intro={t("forgot.intro")}>
			<p>
				<TextLink to={pagePath("/login/", language)}>{t("forgot.back")}</TextLink>
			</p>
		</NarrowPage>
	);
}
