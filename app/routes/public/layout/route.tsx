import { useState } from "react";
import { Outlet, useLocation } from "react-router";
import { site } from "../../../context";
import type { Language } from "../../../domain/language";
import { pageSearch } from "../../../domain/search/page-query";
import { PageViewBeacon } from "../../../features/analytics/page-view-beacon";
import { usePageViews } from "../../../features/analytics/use-page-views";
import { ErrorScreen } from "../../../features/errors/error-screen";
import type { LayoutData } from "../../../features/forms/turnstile-key";
import { usePageHead } from "../../../features/layout/head";
import { Layout } from "../../../features/layout/layout";
import { pageAlternates } from "../../../features/layout/page-alternates";
import { useLanguage } from "../../../i18n/texts";
import type { Route } from "./+types/route";

export function loader({ url, context }: Route.LoaderArgs): LayoutData {
	return { turnstileSiteKey: context.get(site).turnstileSiteKey, search: pageSearch(url.search) };
}

/** It is the same for every page. */
export function shouldRevalidate() {
	return false;
}

/**
 * The page in every language: as its loader says, else by its address. The search goes along.
 * @param first what the page reads of the address that it was asked for by
 */
function useAlternates(first: string): Record<Language, string> {
	const { pathname, search } = useLocation();
	const [asked] = useState(search);
	const known = usePageHead()?.alternates ?? pageAlternates(pathname);
	// What the router puts in the address later has parameters of ours alone.
	const query = search === asked ? first : search;
	return Object.fromEntries(Object.entries(known).map(([language, path]) => [language, path + query])) as Record<
		Language,
		string
	>;
}

export default function LayoutRoute({ loaderData }: Route.ComponentProps) {
	usePageViews();
	return (
		<Layout language={useLanguage()} alternates={useAlternates(loaderData.search)}>
			<Outlet />
			<PageViewBeacon />
		</Layout>
	);
}

/** A page that failed or is not there still has its way around. */
export function ErrorBoundary({ error }: { error: unknown }) {
	const { pathname } = useLocation();
	return (
		<Layout language={useLanguage()} alternates={pageAlternates(pathname)}>
			<ErrorScreen error={error} />
		</Layout>
	);
}
