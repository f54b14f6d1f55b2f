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

/** Keeps the layout around a failed or missing page. */
export function ErrorBoundary({ error }: { error: unknown }) {
	return (
		<PortalLayout>
			<PortalErrorScreen error={error} />
		</PortalLayout>
	);
}

/** Layout of the portal. It loads nothing from third parties, so it has no cookie banner. */
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

/** Messages of Chromium, Firefox and Safari for a lost request or script, which is no fault of the site. */
const LOST = /^TypeError.*(fetch|load|module)/i;
const FAILED = 500;

/** Error page of the portal: not found, or failed. */
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
