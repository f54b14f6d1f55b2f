import { Hono } from "hono";
import { languages } from "../../../app/domain/language";
import { pages, sitePaths } from "../../../app/domain/pages/paths";
import type { HttpEnv } from "../context";

const SITEMAP_CACHE = "public, max-age=3600";

/** Pages that are for one person alone, or of no use in search results. */
const unindexed = new Set<string>(pages.filter(({ indexed }) => !indexed).map(({ original }) => original));

/** `robots.txt`, the index of sitemaps and its parts: the pages, then the properties and projects with their pictures. */
export const sitemaps = new Hono<HttpEnv>()
	.get("/robots.txt", (c) => {
		const { origin } = c.get("services").site(c.req.url);
		if (c.get("services").settings.environment === "staging") return c.text("User-agent: *\nDisallow: /\n");
		const closed = ["/api/", "/dev/", "/files/", ...languages.map((language) => `/${language}/preview/`)];
		const lines = [
			"User-agent: *",
			...closed.map((path) => `Disallow: ${path}`),
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
		const starts = await services.listings.sitemapStarts();
		const parts = ["/sitemaps/pages.xml", ...starts.map((after) => `/sitemaps/homes-${after}.xml`)];
		const entries = parts.map((part) => `<sitemap><loc>${escapeXml(origin + part)}</loc></sitemap>`);
		return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</sitemapindex>`);
	})
	.get("/sitemaps/pages.xml", (c) => {
		const { origin, languages: enabled } = c.get("services").site(c.req.url);
		const paths = sitePaths().filter((path) => path.type !== "feedback" && !unindexed.has(path.original));
		return urlSet(
			paths.flatMap((path) =>
				enabled.map((language) => ({
					location: origin + path.localized[language],
					alternates: enabled.map((other) => ({ language: other, location: origin + path.localized[other] })),
					pictures: [],
				})),
			),
		);
	})
	.get("/sitemaps/:part{homes-[0-9]+\\.xml}", async (c) => {
		const services = c.get("services");
		const { origin, languages: enabled } = services.site(c.req.url);
		const after = Number(/\d+/.exec(c.req.param("part"))?.[0]);
		const { entries } = await services.listings.sitemap(after);
		return urlSet(
			entries.flatMap((entry) =>
				enabled.map((language) => ({
					location: origin + entry.localized[language],
					alternates: enabled.map((other) => ({ language: other, location: origin + entry.localized[other] })),
					pictures: entry.pictures.map((picture) => new URL(picture, origin).href),
				})),
			),
		);
	});

type Entry = {
	location: string;
	alternates: { language: string; location: string }[];
	pictures: string[];
};

function urlSet(entries: Entry[]): Response {
	const urls = entries.map(
		({ location, alternates, pictures }) =>
			`<url><loc>${escapeXml(location)}</loc>${alternates
				.map(
					(other) => `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escapeXml(other.location)}"/>`,
				)
				.join("")}${pictures
				.map((picture) => `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`)
				.join("")}</url>`,
	);
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

const xmlEntities: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&apos;",
};

function escapeXml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => xmlEntities[character] ?? character);
}
