import { Hono } from "hono";
import { agentNames } from "../../../app/domain/agency/agent-names";
import { openVacancies, vacancyPaths } from "../../../app/domain/agency/vacancies";
import { landingPaths, typesWithPages } from "../../../app/domain/landing/landing";
import { MIN_MUNICIPALITIES } from "../../../app/domain/landing/municipality-prices";
import { placeOf } from "../../../app/domain/landing/places";
import { inEveryLanguage, type Language, languages } from "../../../app/domain/language";
import { agentPath } from "../../../app/domain/pages/agent-paths";
import { pages } from "../../../app/domain/pages/page-table";
import { originalPath, sitePaths } from "../../../app/domain/pages/paths";
import { pricePages } from "../../../app/domain/pages/price-paths";
import { goals } from "../../../app/domain/property/rules";
import { escapeXml } from "../../platform/escape";
import type { Site } from "../../site";
import type { HttpEnv } from "../context";

/**
 * Date (ISO 8601) of the last full revision of the bundled texts. `lastmod` of pages that only the desk changes, unless
 * it has published later.
 */
const TEXTS_REVISED = "2026-11-26";

const SITEMAP_CACHE = "public, max-age=3600";

/** Pages that are personal or useless in search results. */
const unindexed = new Set<string>(pages.filter(({ indexed }) => !indexed).map(({ original }) => original));

/** Pages that change with the listings. */
const ofListings = new Set<string>(
	(["home", "for-sale", "for-rent", "projects", ...Object.values(pricePages)] as const).map(originalPath),
);

/** Formats epoch seconds for sitemaps; null for 0 or a future time. */
function toIsoString(seconds: number): string | null {
	return seconds === 0 || seconds * 1_000 > Date.now() ? null : new Date(seconds * 1_000).toISOString();
}

/**
 * `robots.txt`, the sitemap index and its parts: the pages, the landing pages, and the properties and projects with
 * their pictures.
 */
export const sitemaps = new Hono<HttpEnv>()
	.get("/robots.txt", (c) => {
		const { origin } = c.get("services").site(c.req.url);
		if (c.get("services").settings.environment === "staging") return c.text("User-agent: *\nDisallow: /\n");
		const closed = ["/api/", "/dev/", "/files/", ...languages.map((language) => `/${language}/preview/`)];
		const lines = [
			"User-agent: *",
			...closed.map((path) => `Disallow: ${path}`),
			"Allow: /api/openapi.json",
			"",
			`Sitemap: ${origin}/sitemap.xml`,
			"",
		];
		c.header("Cache-Control", SITEMAP_CACHE);
		return c.text(lines.join("\n"));
	})
	.get("/sitemap.xml", async (c) => {
		const services = c.get("services");
		const { origin } = services.site(c.req.url);
		const [starts, landings] = await Promise.all([services.listings.sitemapStarts(), services.listings.landingPages()]);
		const parts = [
			"/sitemaps/pages.xml",
			...Array.from({ length: Math.ceil(landings.length / LANDINGS_AT_ONCE) }, (_, at) => `/sitemaps/places-${at}.xml`),
			...starts.map((after) => `/sitemaps/homes-${after}.xml`),
		];
		const entries = parts.map((part) => `<sitemap><loc>${escapeXml(origin + part)}</loc></sitemap>`);
		return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</sitemapindex>`);
	})
	.get("/sitemaps/pages.xml", async (c) => {
		const { listings, content, site } = c.get("services");
		const [newest, publishedAt] = await Promise.all([listings.newestAt(), content.publishedAt()]);
		const tooFew = await Promise.all(
			goals.map(async (goal) =>
				(await listings.municipalityPrices({ goal, type: null })).length < MIN_MUNICIPALITIES
					? originalPath(pricePages[goal])
					: null,
			),
		);
		const { defaultLanguage } = site(c.req.url);
		const [reference] = await listings.references({ agent: null, visibleOnly: true, limit: 1 }, defaultLanguage);
		const left = new Set<string | null>([...unindexed, ...tooFew, ...(reference ? [] : [originalPath("references")])]);
		const paths = sitePaths().filter((path) => path.type !== "feedback" && !left.has(path.original));
		const revised = Math.max(publishedAt, Date.parse(TEXTS_REVISED) / 1_000);
		const entries = paths.map(({ original, localized }) => ({
			localized,
			changedAt: toIsoString(ofListings.has(original) ? Math.max(newest, publishedAt) : revised),
		}));
		const agency = content.agency();
		const jobs = openVacancies(agency.offices).map((vacancy) => ({
			localized: vacancyPaths(vacancy),
			changedAt: toIsoString(Math.max(publishedAt, Date.parse(vacancy.postedOn) / 1_000)),
		}));
		const people = agentNames(agency.team, await listings.agents()).map((name) => ({
			localized: inEveryLanguage((language) => agentPath(name, language)),
			changedAt: toIsoString(Math.max(newest, publishedAt)),
		}));
		return urlSet(site(c.req.url), [...entries, ...jobs, ...people]);
	})
	.get("/sitemaps/:part{places-[0-9]+\\.xml}", async (c) => {
		const { listings, site } = c.get("services");
		const first = Number(/\d+/.exec(c.req.param("part"))?.[0]) * LANDINGS_AT_ONCE;
		const [landings, propertyTypes] = await Promise.all([listings.landingPages(), listings.typeList()]);
		const types = new Map(typesWithPages(propertyTypes).map((type) => [type.id, type]));
		const pages = landings.slice(first, first + LANDINGS_AT_ONCE).flatMap(({ goal, type: id, place: key, newest }) => {
			const type = id === null ? null : (types.get(id) ?? null);
			// A type that is missing from the agency's type tree has no page.
			if (id !== null && type === null) return [];
			const place = key === null ? null : placeOf(key);
			return [{ localized: landingPaths({ goal, type, place }), changedAt: toIsoString(newest) }];
		});
		return urlSet(site(c.req.url), pages);
	})
	.get("/sitemaps/:part{homes-[0-9]+\\.xml}", async (c) => {
		const services = c.get("services");
		const after = Number(/\d+/.exec(c.req.param("part"))?.[0]);
		return urlSet(services.site(c.req.url), await services.listings.sitemap(after));
	});

/** Landing pages per sitemap part. */
const LANDINGS_AT_ONCE = 1_000;

type Entry = {
	localized: Readonly<Record<Language, string>>;
	untranslated?: readonly Language[];
	changedAt?: string | null;
	pictures?: readonly string[];
};

/** Lists each page in every language it exists in, with its alternates. */
function urlSet({ origin, languages: enabled, defaultLanguage }: Site, entries: readonly Entry[]): Response {
	const urls = entries.flatMap(({ localized, untranslated = [], changedAt = null, pictures = [] }) => {
		const written = enabled.filter((language) => !untranslated.includes(language));
		const first = written.includes(defaultLanguage) ? defaultLanguage : written[0];
		const links = [
			...written.map((language) => [language, language] as const),
			...(first ? [["x-default", first] as const] : []),
		];
		const alternates = links.map(
			([code, language]) =>
				`<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(origin + localized[language])}"/>`,
		);
		const images = pictures.map(
			(picture) => `<image:image><image:loc>${escapeXml(new URL(picture, origin).href)}</image:loc></image:image>`,
		);
		const lastmod = changedAt === null ? "" : `<lastmod>${changedAt}</lastmod>`;
		const rest = lastmod + alternates.join("") + images.join("");
		return written.map((language) => `<url><loc>${escapeXml(origin + localized[language])}</loc>${rest}</url>`);
	});
	const spaces =
		'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
		'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
	return xml(`<urlset ${spaces}>${urls.join("")}</urlset>`);
}

function xml(body: string): Response {
	return new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
		headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": SITEMAP_CACHE },
	});
}
