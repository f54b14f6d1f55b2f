import { useEffect } from "react";
import {
	Links,
	type Location,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLocation,
	useMatches,
	useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import "./app.css";
import { listings, site, visitor } from "./context";
import { type Brand, brand } from "./domain/agency/brand";
import { homeTypesOf } from "./domain/feed/home-types";
import type { Language } from "./domain/language";
import { ConsentScript } from "./features/consent/consent-script";
import { Head } from "./features/layout/head";
import { type SiteData, SiteProvider } from "./features/layout/site-data";
import { StructuredData } from "./features/layout/structured-data";
import { namespacesOf } from "./i18n/namespaces";
import { textsVersion } from "./i18n/resources";
import textFont from "./ui/fonts/instrument-sans.woff2?url";
import headingFont from "./ui/fonts/newsreader.woff2?url";
import { DEHYDRATED, SCRIPTS } from "./ui/islands/island-marks";
import { markHydrated, replayEarlyInput } from "./ui/islands/island-state";

export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
	const { language } = context.get(visitor);
	const { languages, defaultLanguage, origin, gives, contactTimes, analyticsScriptUrl, pixelScriptUrl } =
		context.get(site);
	const services = context.get(listings);
	const [metadata, types] = await Promise.all([
		services.metadata(),
		// A menu that leads to a whole list is no reason to fail.
		services.typeList().catch(() => []),
	]);
	return {
		agency: shownAgency(brand, language),
		language,
		languages,
		defaultLanguage,
		origin,
		contactTimes,
		content: textsVersion(),
		hasColours: brand.colours !== null,
		analyticsScript: analyticsScriptUrl,
		pixelScript: pixelScriptUrl,
		metadata: metadata[language] ?? {},
		gives,
		homeTypes: homeTypesOf(types),
	};
}

function shownAgency(agency: Brand, language: Language): SiteData["agency"] {
	const { name, phone, phoneInternational, email, logo, themeColor } = agency;
	return { name, phone, phoneInternational, email, logo, themeColor, descriptor: agency.descriptor[language] };
}

/** It is the same for every page of one language, and another language is another document. */
export function shouldRevalidate() {
	return false;
}

/** Where scripts of others may come from: the guard of the sinks reads it before anything is loaded. */
function outsideScripts(data: SiteData | undefined): string | undefined {
	const addresses = [data?.analyticsScript, data?.pixelScript].filter((address) => address != null);
	return addresses.map((address) => new URL(address).origin).join(" ") || undefined;
}

export function Layout({ children }: { children: React.ReactNode }) {
	const data = useRouteLoaderData<SiteData>("root");
	const handles = useMatches().map((match) => match.handle);
	const { pathname } = useLocation();

	useEffect(() => {
		if (markHydrated(document.documentElement)) replayEarlyInput(document.documentElement);
		document.documentElement.setAttribute(SCRIPTS, "on");
	}, []);

	return (
		<html
			lang={data?.language ?? "nl"}
			data-namespaces={namespacesOf(handles).join(" ")}
			data-content={data?.content ?? undefined}
			data-outside-scripts={outsideScripts(data)}
			{...{ [DEHYDRATED]: "" }}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<ConsentScript />
				<link rel="preload" as="font" type="font/woff2" href={headingFont} crossOrigin="anonymous" />
				<link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
				<Links />
				{data?.hasColours && <link rel="stylesheet" href={`/brand/colours.css?v=${data.content}`} />}
				{data && <Head site={data} pathname={pathname} />}
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				{data && <ThemeColors {...data.agency.themeColor} />}
			</head>
			<body>
				{children}
				<StructuredData />
				<ScrollRestoration getKey={scrollKey} />
				<Scripts />
			</body>
		</html>
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

/**
 * Names the place of a page that is returned to. An anchor that the browser itself follows has no key of its own: with
 * that of the page before it, the page would be put back to where it was left.
 */
function scrollKey({ key, hash }: Location): string {
	return key + hash;
}

export default function App({ loaderData }: Route.ComponentProps) {
	return (
		<SiteProvider value={loaderData}>
			<Outlet />
		</SiteProvider>
	);
}

/** Only where the site's own data failed to load: in every language, since none is known. */
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
