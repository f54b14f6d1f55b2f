import { useMatches } from "react-router";
import type { Embedded } from "../../context";
import type { Language } from "../../domain/language";
import { headTitle } from "./head-title";
import type { SiteData } from "./site-data";

/**
 * Metadata of a page for browsers, search engines and social networks. A route's loader returns it as `head`; the
 * innermost one counts. Paths are without the origin.
 */
export type PageHead = {
	/** Title of the page; the agency's name is appended if there is room. */
	title: string;
	description: string | null;
	/** Open Graph image: a path of the site or an https URL. */
	image?: string | null;
	/** Size of `image` in pixels. */
	imageSize?: { width: number; height: number };
	imageAlt?: string;
	/** Canonical path, if it differs from the page's own. */
	canonical?: string;
	/** Paths of the page in every language; absent if it exists in one language only. */
	alternates?: Record<Language, string>;
	/** Languages without a translation of the page, which the alternates omit. */
	untranslated?: readonly Language[];
	robots?: string;
	/** Structured data as JSON-LD. */
	structuredData?: string;
	/** Path of the page's Atom feed. */
	feed?: string;
	/** Other sites that the page embeds. */
	embedded?: Embedded;
};

type HeadProps = { site: SiteData; pathname: string };

const openGraphLocale: Record<Language, string> = { nl: "nl_BE", fr: "fr_BE", en: "en_GB", de: "de_BE" };

/** Returns the head of the innermost route that has one. */
export function usePageHead(): PageHead | null {
	const data = useMatches().map((match) => match.loaderData as { head?: PageHead } | undefined);
	return data.findLast((each) => each?.head)?.head ?? null;
}

export function Head({ site, pathname }: HeadProps) {
	const head = usePageHead();
	if (!head) return null;
	const absolute = (path: string) => new URL(path, site.origin).href;
	const title = headTitle(head.title, site.agency.name);
	const canonical = absolute(head.canonical ?? pathname);
	const image = head.image ?? site.metadata.image ?? site.agency.share;
	const robots = head.robots ?? site.metadata.robots;
	// A noindex page has no canonical link and no alternates: noindex and canonical would contradict each other.
	const isIndexed = !head.robots?.startsWith("noindex");
	return (
		<>
			<title>{title}</title>
			{head.description && <meta name="description" content={head.description} />}
			{robots && <meta name="robots" content={robots} />}
			{isIndexed && <link rel="canonical" href={canonical} />}
			{isIndexed && head.alternates && (
				<Alternates
					paths={head.alternates}
					untranslated={head.untranslated ?? []}
					query={queryOf(head)}
					site={site}
					absolute={absolute}
				/>
			)}
			{head.feed && <link rel="alternate" type="application/atom+xml" title={title} href={absolute(head.feed)} />}
			<meta property="og:type" content="website" />
			<meta property="og:site_name" content={site.agency.name} />
			<meta property="og:locale" content={openGraphLocale[site.language]} />
			{isIndexed && head.alternates && <OtherLocales untranslated={head.untranslated ?? []} site={site} />}
			<meta property="og:title" content={title} />
			{head.description && <meta property="og:description" content={head.description} />}
			<meta property="og:url" content={canonical} />
			{image && <meta property="og:image" content={absolute(image)} />}
			{head.imageSize && (
				<>
					<meta property="og:image:width" content={String(head.imageSize.width)} />
					<meta property="og:image:height" content={String(head.imageSize.height)} />
				</>
			)}
			{head.imageAlt && <meta property="og:image:alt" content={head.imageAlt} />}
			<meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
			{site.metadata.googleVerification && (
				<meta name="google-site-verification" content={site.metadata.googleVerification} />
			)}
			{site.metadata.facebookVerification && (
				<meta name="facebook-domain-verification" content={site.metadata.facebookVerification} />
			)}
			{site.metadata.nortonSafeWeb && (
				<meta name="norton-safeweb-site-verification" content={site.metadata.nortonSafeWeb} />
			)}
		</>
	);
}

/** Query of the canonical path, so the alternates of a later list page are later pages too. */
function queryOf({ canonical = "" }: PageHead): string {
	const at = canonical.indexOf("?");
	return at === -1 ? "" : canonical.slice(at);
}

function OtherLocales({ untranslated, site }: Pick<AlternatesProps, "untranslated" | "site">) {
	return site.languages
		.filter((language) => language !== site.language && !untranslated.includes(language))
		.map((language) => <meta key={language} property="og:locale:alternate" content={openGraphLocale[language]} />);
}

type AlternatesProps = {
	paths: Record<Language, string>;
	untranslated: readonly Language[];
	query: string;
	site: SiteData;
	absolute: (path: string) => string;
};

function Alternates({ paths, untranslated, query, site, absolute }: AlternatesProps) {
	const written = site.languages.filter((language) => !untranslated.includes(language));
	const fallback = untranslated.includes(site.defaultLanguage) ? written[0] : site.defaultLanguage;
	return (
		<>
			{written.map((language) => (
				<link key={language} rel="alternate" hrefLang={language} href={absolute(paths[language] + query)} />
			))}
			{fallback && <link rel="alternate" hrefLang="x-default" href={absolute(paths[fallback] + query)} />}
		</>
	);
}

/**
 * Structured data of a page as JSON-LD. It is not executed, so the content security policy does not apply. Placed right
 * after the cards whose URLs it repeats, it compresses best.
 */
export function StructuredData({ json }: { json: string | null | undefined }) {
	return json ? <script type="application/ld+json">{json}</script> : null;
}
