import { isRouteErrorResponse } from "react-router";
import { pagePath } from "../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { ButtonLink } from "../../ui/button";
import { FailedScreen } from "../errors/failed-screen";
import { NarrowPage } from "./narrow-page";

/** As Chromium, Firefox and Safari word a request or a script that did not come: that is no fault of the site. */
const LOST = /^TypeError.*(fetch|load|module)/i;
const FAILED = 500;

/** In place of a page of the portal that is not there, or failed. */
export function PortalErrorScreen({ error }: { error: unknown }) {
	const { t } = useTranslation("common");
	const language = useLanguage();
	if (!isRouteErrorResponse(error) || error.status >= FAILED) {
		return <FailedScreen cause={LOST.test(String(error)) ? "lost" : "server"} />;
	}
	return (
		<NarrowPage title={t("error.notFoundTitle")} intro={t("error.notFoundText")}>
			<title>{t("error.notFoundTitle")}</title>
			<meta name="robots" content="noindex" />
			<ButtonLink to={pagePath("owner", language)} variant="secondary">
				{t("error.toHome")}
			</ButtonLink>
		</NarrowPage>
	);
}
