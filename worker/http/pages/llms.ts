import { Hono } from "hono";
import { officeLines } from "../../../app/domain/agency/office-address";
import { landingPath, typesWithPages } from "../../../app/domain/landing/landing";
import { placeOf } from "../../../app/domain/landing/places";
import type { Language } from "../../../app/domain/language";
import { checkedSince } from "../../../app/domain/law/law";
import { feedPath } from "../../../app/domain/pages/feed-path";
import { officePath } from "../../../app/domain/pages/office-paths";
import { type PageKey, pages } from "../../../app/domain/pages/page-table";
import { pagePath } from "../../../app/domain/pages/paths";
import { priceFilePath, pricePages, pricePath } from "../../../app/domain/pages/price-paths";
import { goals } from "../../../app/domain/property/rules";
import { landingHeading } from "../../../app/i18n/landing-texts";
import { translator } from "../../../app/i18n/translator";
import type { HttpEnv } from "../context";

const PUBLIC_ANSWER = "public, max-age=3600";
const MAX_PLACES = 12;

/** Pages whose lines include a link to their data. */
const shownWithData = new Set<PageKey>(["for-sale", "for-rent", ...Object.values(pricePages)]);

/** `/llms.txt`: the site's contents and URLs, for programs that read it on a visitor's behalf. */
export const llms = new Hono<HttpEnv>().get("/", async (c) => {
	const { content, listings, site } = c.get("services");
	const { origin, languages, defaultLanguage } = site(c.req.url);
	const [landings, propertyTypes] = await Promise.all([listings.landingPages(), listings.typeList()]);
	const types = typesWithPages(propertyTypes);
	const most = landings
		.filter(({ type, place }) => type === null && place !== null)
		.sort((a, b) => b.count - a.count)
		.slice(0, MAX_PLACES);
	const line = (path: string, name: string, what = "") =>
		`- [${name}](${origin}${path})${what === "" ? "" : `: ${what}`}`;

	function linesIn(language: Language): string[] {
		const t = translator(language, defaultLanguage, "common");
		const landing = translator(language, defaultLanguage, "landing");
		const lists = (["for-sale", "for-rent"] as const).map((page, at) => {
			const path = pagePath(page, language);
			return line(path, t(`listing:list.title.${at === 0 ? "sale" : "rent"}`), `Atom ${origin}${feedPath(path)}`);
		});
		const places = most.flatMap(({ goal, place: key }) => {
			const place = key === null ? null : placeOf(key);
			if (place === null) return [];
			const about = { goal, type: null, place };
			const name = landingHeading({ landing: about, figures: null, types, language, t: landing });
			return [line(landingPath(about, language), name)];
		});
		const prices = goals.map((goal) =>
			line(
				pricePath(goal, language),
				landing(`municipalityPrices.${goal}.title`),
				`CSV ${origin}${priceFilePath(goal, language)}`,
			),
		);
		const others = pages.flatMap(({ key, name, indexed, localized }) =>
			indexed && name !== null && !shownWithData.has(key) ? line(localized[language], t(name)) : [],
		);
		return [...lists, ...places, ...prices, ...others];
	}

	const agency = content.agency();
	const offices = agency.offices.map((office) =>
		line(
			officePath(office, "en"),
			`${agency.name} ${office.city.en}`,
			`${officeLines(office, "en").join(", ")}; ${office.phoneInternational}; ${office.email}`,
		),
	);
	c.header("Cache-Control", PUBLIC_ANSWER);
	return c.text(
		[
			`# ${agency.name}`,
			"",
			`> Estate agency in Belgium and Luxembourg. Properties for sale and for rent, in ${languages.length} languages.`,
			"",
			"- A price that the agency does not publish is nowhere on the site; an address that it does not publish is shown as a circle.",
			"- Prices are asking prices in euro. Medians per m² are those of the agency's own listings, of three or more.",
			`- Rates, ceilings and terms of the law of Flanders, Brussels, Wallonia and Luxembourg stand on one page with their sources; every one of them was checked since ${checkedSince()}.`,
			"- Cost calculations are estimates and no advice. A viewing, an offer or a question is sent by a person, with the forms.",
			"",
			"## Data",
			"",
			`- [Description of the calls](${origin}/api/openapi.json): OpenAPI 3.1`,
			`- [Listed properties](${origin}/api/properties?lang=en): JSON, with every filter of the lists`,
			`- [A sentence as a search](${origin}/api/sentence?q=house+in+Ghent+under+400000&lang=en): JSON`,
			`- [Sitemap](${origin}/sitemap.xml): every page with its languages and when it changed`,
			"- Every list and landing page has an Atom feed of its newest properties: its address with `atom.xml` after it.",
			"",
			"## Offices",
			"",
			...offices,
			...languages.flatMap((language) => ["", `## Pages (${language})`, "", ...linesIn(language)]),
			"",
		].join("\n"),
	);
});
