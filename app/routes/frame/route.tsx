import { Outlet, useLocation } from "react-router";
import { site } from "../../context";
import type { Language } from "../../domain/language";
import { pageSearch } from "../../domain/page-query";
import { usePageViews } from "../../features/analytics/use-page-views";
import { ErrorScreen } from "../../features/errors/error-screen";
import type { FrameData } from "../../features/forms/turnstile-key";
import { alternatesOf } from "../../features/frame/alternates";
import { Frame } from "../../features/frame/frame";
import { usePageHead } from "../../features/frame/head";
import { useLanguage } from "../../features/frame/site-data";
import { VisitBeacon } from "../../features/visits/visit-beacon";
import type { Route } from "./+types/route";

export function loader({ context }: Route.LoaderArgs): FrameData {
	return { turnstileSiteKey: context.get(site).turnstileSiteKey };
}

/** It is the same for every page. */
export function shouldRevalidate() {
	return false;
}

/** The page in every language: as its loader says, else by its address. The search goes along. */
function useAlternates(): Record<Language, string> {
	const { pathname, search } = useLocation();
	const known = usePageHead()?.alternates ?? alternatesOf(pathname);
	return Object.fromEntries(
		Object.entries(known).map(([language, path]) => [language, path + pageSearch(search)]),
	) as Record<Language, string>;
}

export default function FrameRoute() {
	usePageViews();
	return (
		<Frame language={useLanguage()} alternates={useAlternates()}>
			<Outlet />
			<VisitBeacon />
		</Frame>
	);
}

/** A page that failed or is not there still has its way around. */
export function ErrorBoundary({ error }: { error: unknown }) {
	const { pathname } = useLocation();
	return (
		<Frame language={useLanguage()} alternates={alternatesOf(pathname)}>
			<ErrorScreen error={error} />
		</Frame>
	);
}
