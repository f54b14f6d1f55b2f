import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useLocation } from "react-router";
import { brand } from "../../domain/agency/brand";
import { pagePath } from "../../domain/pages/paths";
import { pageSearch } from "../../domain/search/page-query";
import { ButtonLink } from "../../ui/button";
import { useLanguage } from "../layout/site-data";
import type { NotFoundData } from "./not-found";

/** Loaded lazily; the screen of other errors is in the main script, since the network may be the cause. */
const NotFoundScreen = lazy(async () => ({ default: (await import("./not-found-screen")).NotFoundScreen }));

const GONE = 410;

/** The screen in place of a page that was not found, is gone, or failed and can be retried. */
export function ErrorScreen({ error }: { error: unknown }) {
	if (isRouteErrorResponse(error) && isNotFound(error.data)) {
		return (
			<Suspense>
				<NotFoundScreen data={error.data} gone={error.status === GONE} />
			</Suspense>
		);
	}
	return <FailedScreen />;
}

function isNotFound(data: unknown): data is NotFoundData {
	return typeof data === "object" && data !== null && "kind" in data && "properties" in data;
}

function FailedScreen() {
	const { t } = useTranslation("common");
	const { pathname, search } = useLocation();
	const language = useLanguage();
	return (
		<div className="page-width py-16 desktop:py-24">
			<title>{`${t("error.serverTitle")} · ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<h1 className="max-w-measure text-4xl">{t("error.serverTitle")}</h1>
			<p className="mt-6 max-w-measure text-lg" role="alert">
				{t("error.server")}
			</p>
			<p className="mt-2 max-w-measure text-quiet">{t("error.serverText")}</p>
			<p className="mt-8 flex flex-wrap gap-3">
				<ButtonLink to={pathname + pageSearch(search)}>{t("error.retry")}</ButtonLink>
				<ButtonLink to={pagePath("/", language)} variant="secondary">
					{t("error.toHome")}
				</ButtonLink>
			</p>
		</div>
	);
}
