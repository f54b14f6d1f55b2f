import { Hono } from "hono";
import {
	type Landing,
	landingAt,
	landingFilters,
	landingPath,
	landingSegments,
	typesWithPages,
} from "../../../app/domain/landing/landing";
import { type Language, languages } from "../../../app/domain/language";
import { languageOfPath } from "../../../app/domain/pages/address";
import { feedPath, listOfFeed } from "../../../app/domain/pages/feed-path";
import { goalPage } from "../../../app/domain/pages/listing-paths";
import { pagePath } from "../../../app/domain/pages/paths";
import { isGone, type ListingCard } from "../../../app/domain/property/listing";
import { emptySearch } from "../../../app/domain/search/search";
import { landingHeading } from "../../../app/i18n/landing-texts";
import { translator } from "../../../app/i18n/translator";
import { toIsoString } from "../../platform/clock";
import { escapeXml } from "../../platform/escape";
import type { HttpEnv } from "../context";

const FEED_CACHE = "public, max-age=1800";

/** Atom feeds of the newest properties on lists and landing pages. */
export const feeds = new Hono<HttpEnv>().get(`/:language{(?:${languages.join("|")})}/*`, async (c, next) => {
	const { pathname } = new URL(c.req.url);
	const list = listOfFeed(pathname);
	const language = languageOfPath(pathname);
	const services = c.get("services");
	if (list === null || language === null || !services.settings.languages.includes(language)) return next();
	const types = typesWithPages(await services.listings.typeList());
	const landing = landingOf(list, language, types);
	if (landing === null) return next();
	const path = landingPath(landing, language);
	if (path !== list) return c.redirect(feedPath(path), 301);
	const search = { ...emptySearch(), ...landingFilters(landing, language), goal: landing.goal };
	const { items } = await services.listings.search(search, language);
	const cards = items.filter(({ state }) => !isGone(state));
	const listedAt = await services.listings.listedAt(cards.map(({ id }) => id));
	const { origin, defaultLanguage } = services.site(c.req.url);
	const { name } = services.content.agency();
	const t = translator(language, defaultLanguage, "landing");
	const title = landingHeading({ landing, figures: null, types, language, t });
	const entries = cards.map((card) => entryOf(card, { origin, at: listedAt.get(card.id) ?? 0 }));
	const newest = Math.max(0, ...listedAt.values());
	const xml = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
		`<id>${escapeXml(origin + path)}</id>`,
		`<title>${escapeXml(`${title} · ${name}`)}</title>`,
		`<updated>${toIsoString(newest)}</updated>`,
		`<author><name>${escapeXml(name)}</name></author>`,
		`<link rel="self" type="application/atom+xml" href="${escapeXml(origin + feedPath(path))}"/>`,
		`<link rel="alternate" type="text/html" href="${escapeXml(origin + path)}"/>`,
		...entries,
		"</feed>",
	];
	return c.body(xml.join(""), 200, {
		"Content-Type": "application/atom+xml; charset=utf-8",
		"Cache-Control": FEED_CACHE,
	});
});

function landingOf(list: string, language: Language, types: ReturnType<typeof typesWithPages>): Landing | null {
	for (const goal of ["sale", "rent"] as const) {
		if (list === pagePath(goalPage(goal), language)) return { goal, type: null, place: null };
	}
	const found = landingSegments(list, language);
	return found && landingAt(found, language, types);
}

function entryOf(card: ListingCard, { origin, at }: { origin: string; at: number }): string {
	const { title, titleLanguage, path, type, zip, city, priceText, priceUnit, picture } = card;
	const price = [priceText, priceUnit].filter(Boolean).join(" ");
	const summary = [type, [zip, city].filter(Boolean).join(" "), price].filter(Boolean).join(" · ");
	const moment = toIsoString(at);
	return [
		"<entry>",
		`<id>${escapeXml(origin + path)}</id>`,
		`<title${titleLanguage ? ` xml:lang="${titleLanguage}"` : ""}>${escapeXml(title)}</title>`,
		`<published>${moment}</published><updated>${moment}</updated>`,
		`<link rel="alternate" type="text/html" href="${escapeXml(origin + path)}"/>`,
		...(picture
			? [`<link rel="enclosure" type="image/jpeg" href="${escapeXml(new URL(picture.src, origin).href)}"/>`]
			: []),
		...(type ? [`<category term="${escapeXml(type)}"/>`] : []),
		`<summary>${escapeXml(summary)}</summary>`,
		"</entry>",
	].join("");
}
