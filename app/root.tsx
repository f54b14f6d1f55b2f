import { start } from "virtual:islands";
import { Suspense } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import "./app.css";
import { agency, listings, site, visitor } from "./context";
import type { Brand } from "./domain/agency/brand";
import { hasOwnLogo, shareImage } from "./domain/agency/brand-images";
import { homeTypesOf } from "./domain/feed/home-types";
import type { Language } from "./domain/language";
import { mapEmbedPath } from "./domain/pages/paths";
import { Head } from "./features/layout/head";
import { type FormSite, FormSiteProvider, type SiteData, SiteProvider } from "./features/layout/site-data";
import { isDocument, namespacesOf } from "./i18n/namespaces";
import { textsVersion } from "./i18n/resources";
import { control } from "./page/controls";
import { MarkHydrated } from "./ui/live/mark-hydrated";
import noScript from "./ui/styles/no-script.css?url";

export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
	const { language } = context.get(visitor);
	const settings = context.get(site);
	const published = context.get(agency);
	const { languages, defaultLanguage, origin, hasSlots, contactTimes, turnstileSiteKey } = settings;
	const services = context.get(listings);
	const [metadata, types] = await Promise.all([
		services.metadata(),
		// A failed count of types must not fail the page: the menu then links to the whole list.
		services.typeList().catch(() => []),
	]);
	return {
		agency: shownAgency(published, language, settings.isClosed),
		language,
		languages,
		defaultLanguage,
		origin,
		contactTimes,
		content: textsVersion(),
		hasColours: published.colours !== null,
		analyticsScript: settings.analyticsScriptUrl,
		pixelScript: settings.pixelScriptUrl,
		turnstileSiteKey,
		metadata: metadata[language] ?? {},
		hasSlots,
		homeTypes: homeTypesOf(types),
	};
}

/** Until the site opens, an agency without its own logo is shown by name. */
function shownAgency(published: Brand, language: Language, isClosed: boolean): SiteData["agency"] {
	const { team: _, descriptor, logo, ...shown } = published;
	const { share: __, ...files } = logo;
	const isOwn = hasOwnLogo(published);
	return {
		...shown,
		descriptor: descriptor[language],
		logo: isClosed && !isOwn ? null : files,
		share: shareImage(published),
		icon: isOwn ? `/brand/icon.svg?v=${textsVersion()}` : null,
	};
}

/** The data is the same for every page of a language; another language is another document. */
export function shouldRevalidate() {
	return false;
}

/**
 * HTML shell of every page. Documents have one shared script and no router data; the portal and the desk are React
 * Router applications.
 */
export function Layout({ children }: { children: React.ReactNode }) {
	const data = useRouteLoaderData<SiteData>("root");
	const handles = useMatches().map((match) => match.handle);
	const { pathname } = useLocation();
	const isApplication = !isDocument(handles);
	return (
		<html
			lang={data?.language ?? "nl"}
			data-namespaces={isApplication ? namespacesOf(handles).join(" ") : undefined}
			data-content={isApplication ? (data?.content ?? undefined) : undefined}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Links />
				{data?.hasColours && <link rel="stylesheet" href={`/brand/colours.css?v=${data.content}`} />}
				<noscript>
					<link rel="stylesheet" href={noScript} />
				</noscript>
				{!isApplication && <script type="module" async src={start} />}
				{data && <Head site={data} pathname={pathname} />}
				<Icons own={data?.agency.icon ?? null} />
				{data && <ThemeColors {...data.agency.themeColor} />}
			</head>
			<body {...(data && !isApplication && pathname !== mapEmbedPath(data.language) ? toolsControl(data) : {})}>
				{/* If a translation tool changed the page, React renders it again without the scripts around it. */}
				{isApplication ? (
					<Suspense>
						{children}
						<MarkHydrated />
					</Suspense>
				) : (
					children
				)}
				{isApplication ? (
					<>
						<ScrollRestoration />
						<Scripts />
					</>
				) : (
					<SiteDataScript data={data} />
				)}
			</body>
		</html>
	);
}

/** Empty without analytics or pixel scripts. The map's document is embedded and has none either. */
function toolsControl({ analyticsScript, pixelScript }: SiteData) {
	return analyticsScript || pixelScript ? control("tools", { analyticsScript, pixelScript }) : {};
}

/** Data for the islands of the page. */
function SiteDataScript({ data }: { data: SiteData | undefined }) {
	if (!data) return null;
	const { contactTimes, turnstileSiteKey } = data;
	const text = JSON.stringify({ contactTimes, turnstileSiteKey } satisfies FormSite).replaceAll("<", "\\u003c");
	return (
		<script type="application/json" id="site-data">
			{text}
		</script>
	);
}

function Icons({ own }: { own: string | null }) {
	if (own) return <link rel="icon" href={own} type="image/svg+xml" />;
	return (
		<>
			<link rel="icon" href="/favicon.ico" sizes="32x32" />
			<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
			<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
		</>
	);
}

function ThemeColors({ light, dark }: Brand["themeColor"]) {
	return (
		<>
			<meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
			<meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
		</>
	);
}

export default function App({ loaderData }: Route.ComponentProps) {
	return (
		<SiteProvider value={loaderData}>
			<FormSiteProvider value={loaderData}>
				<Outlet />
			</FormSiteProvider>
		</SiteProvider>
	);
}

/** Shown only if the site's own data fails to load; in every language, because none is known. */
export function ErrorBoundary() {
	return (
		<main className="page-width py-24">
			<title>503</title>
			<h1 className="text-4xl">503</h1>
			<p className="mt-6" lang="nl">
				Er is een fout in de API. Probeer het over enkele minuten opnieuw.
			</p>
			<p lang="fr">Une erreur est survenue dans l’API. Réessayez dans quelques minutes.</p>
			<p lang="en">There is an error in the API. Please try again in a few minutes.</p>
			<p lang="de">In der API ist ein Fehler aufgetreten. Versuchen Sie es in einigen Minuten erneut.</p>
		</main>
	);
}
