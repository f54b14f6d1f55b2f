import { Suspense } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { pagePath } from "../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { ButtonLink } from "../../ui/button";
import { lazyPage } from "../../ui/islands/island";
import { useSite } from "../layout/site-data";
import type { NotFoundData } from "./not-found";

/** Loaded lazily; the screen of other errors is in the main script, since the network may be the cause. */
const NotFoundScreen = lazyPage(async () => (await import("./not-found-screen")).NotFoundScreen);

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
	return <FailedScreen cause={LOST.test(String(error)) ? "lost" : "server"} />;
}

function isNotFound(data: unknown): data is NotFoundData {
	return typeof data === "object" && data !== null && "kind" in data && "properties" in data;
}

/** As Chromium, Firefox and Safari word a request or a script that did not come: that is no fault of the site. */
const LOST = /^TypeError.*(fetch|load|module)/i;

function FailedScreen({ cause }: { cause: "lost" | "server" }) {
	const { t } = useTranslation("common");
	const { pathname, search } = useLocation();
	const language = useLanguage();
	const { agency } = useSite();
	const title = t(`error.${cause}Title`);
	return (
		<div className="page-width py-16 desktop:py-24">
			<title>{`${title} · ${agency.name}`}</title>
			<meta name="robots" content="noindex" />
			<h1 className="max-w-measure text-4xl">{title}</h1>
			<p className="mt-6 max-w-measure text-lg" role="alert">
				{t(`error.${cause}`)}
			</p>
			<p className="mt-2 max-w-measure text-quiet">{t(`error.${cause}Text`)}</p>
			<p className="mt-8 flex flex-wrap gap-3">
				<ButtonLink to={pathname + search}>{t("error.retry")}</ButtonLink>
				<ButtonLink to={pagePath("/", language)} variant="secondary">
					{t("error.toHome")}
				</ButtonLink>
			</p>
		</div>
	);
}
