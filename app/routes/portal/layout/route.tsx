import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { pagePath } from "../../../domain/pages/paths";
import { FailedScreen } from "../../../features/errors/failed-screen";
import { Footer } from "../../../features/layout/footer";
import { Header } from "../../../features/layout/header";
import { usePageAlternates } from "../../../features/layout/page-alternates";
import { MAIN_ID, SkipLink } from "../../../features/layout/skip-link";
import { WordsInLanguage } from "../../../features/layout/words-in-language";
import { NarrowPage } from "../../../features/portal/portal-section";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { ButtonLink } from "../../../ui/button";

export default function PortalLayoutRoute() {
	return (
		<PortalLayout>
			<Outlet />
		</PortalLayout>
	);
}

/** A page that failed or is not there still has its way around. */
export function ErrorBoundary({ error }: { error: unknown }) {
	return (
		<PortalLayout>
			<PortalErrorScreen error={error} />
		</PortalLayout>
	);
}

/** Around every page of the portal: nothing of others is loaded here, so nobody is asked about cookies. */
function PortalLayout({ children }: { children: ReactNode }) {
	const language = useLanguage();
	return (
		<WordsInLanguage>
			<SkipLink />
			<Header language={language} alternates={usePageAlternates()} />
			<main id={MAIN_ID} tabIndex={-1}>
				{children}
			</main>
			<Footer language={language} asksConsent={false} />
		</WordsInLanguage>
	);
}

/** As Chromium, Firefox and Safari word a request or a script that did not come: that is no fault of the site. */
const LOST = /^TypeError.*(fetch|load|module)/i;
const FAILED = 500;

/** In place of a page of the portal that is not there, or failed. */
function PortalErrorScreen({ error }: { error: unknown }) {
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
