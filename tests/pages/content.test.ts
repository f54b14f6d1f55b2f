import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import { vacancies, vacancyPath } from "../../app/domain/agency/vacancies";
import { formNames } from "../../app/domain/forms/form-names";
import { languages } from "../../app/domain/language";
import { officePath } from "../../app/domain/pages/office-paths";
import { pagePath, servicePath, thanksPath } from "../../app/domain/pages/paths";
import { serviceSlugs } from "../../app/domain/pages/service-segments";
import { keysOf } from "../../app/domain/records";
import { textPages } from "../../app/routes/public/text/text-pages";

async function get(path: string): Promise<{ response: Response; html: string }> {
	const response = await exports.default.fetch(`https://example.com${path}`, { redirect: "manual" });
	return { response, html: await response.text() };
}

const textPaths = languages.flatMap((language) => [
	...[...keysOf(textPages), "accessibility" as const, "jobs" as const].map((page) => pagePath(page, language)),
	...serviceSlugs.map((slug) => servicePath(slug, language)),
]);

test.for(textPaths)("%s is a text with one title, and its table of contents leads to its sections", async (path) => {
	const { response, html } = await get(path);
	expect(response.status).toBe(200);
	expect(response.headers.get("Cache-Control")).toContain("public");
	expect(html.match(/<h1/g)).toHaveLength(1);
	const nav = /<nav aria-labelledby="contents"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
	const targets = [...nav.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
	expect(targets.length).toBeGreaterThan(2);
	for (const target of targets) expect(html).toContain(`id="${target}"`);
});

const thanksPaths = languages.flatMap((language) => formNames.map((form) => thanksPath(form, language)));

test.for(thanksPaths)("%s thanks, is kept by no cache and found by no search engine", async (path) => {
	const { response, html } = await get(path);
	expect(response.status).toBe(200);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect(html).not.toMatch(/\bcommon:|\bhome:|\.title\b/);
});

test.for(languages)("the search of the home page in %s leads to the list without a script", async (language) => {
	const { response } = await get(`/${language}/?goal=rent&type=&city=9000&maxPrice=1.500`);
	expect(response.status).toBe(302);
	expect(response.headers.get("Location")).toBe(`${pagePath("for-rent", language)}?city=9000&maxPrice=1500`);
});

test.for(languages)("the home page in %s shows its search even where there is no property", async (language) => {
	const { response, html } = await get(`/${language}/`);
	expect(response.status).toBe(200);
	expect(html).toContain('name="maxPrice"');
	expect(html).toContain(pagePath("save-search", language));
});

const withLinks = [
	"newsletter",
	"unsubscribe",
	"confirm-form",
	"appointment-alert",
	"saved-search",
	"my-rent-profile",
	"choose-password",
] as const;

test.for(withLinks)("whoever takes another language keeps the link of an email to %s", async (page) => {
	const { html } = await get(`${pagePath(page, "nl")}?token=abc`);
	for (const language of languages) expect(html).toContain(`href="${pagePath(page, language)}?token=abc"`);
	expect(html).toContain('content="noindex');
});

test("whoever takes another language keeps the property that a rent profile is sent for", async () => {
	const { html } = await get(`${pagePath("my-rent-profile", "nl")}?token=abc&property=1`);
	expect(html).toContain(`href="${pagePath("my-rent-profile", "fr")}?token=abc&amp;property=1"`);
});

test("whoever takes another language keeps the search of an alert", async () => {
	const { html } = await get(`${pagePath("search-alert", "nl")}?goal=sale&city=Gent&radius=10`);
	for (const language of languages) {
		expect(html).toContain(`href="${pagePath("search-alert", language)}?city=Gent&amp;goal=sale&amp;radius=10"`);
	}
});

test("whoever takes another language still reads that a rent profile is gone", async () => {
	const { html } = await get(`${pagePath("my-rent-profile", "nl")}?status=done`);
	expect(html).toContain(`href="${pagePath("my-rent-profile", "fr")}?status=done"`);
});

test("whoever takes another language keeps the favourites that somebody shares, and the vacancy applied for", async () => {
	const shared = await get(`${pagePath("favourites", "nl")}?ids=1,2`);
	expect(shared.html).toContain(`href="${pagePath("favourites", "fr")}?ids=1,2"`);
	const [vacancy] = vacancies;
	const applied = await get(`${pagePath("jobs", "fr")}?subject=${vacancy?.segments.nl}`);
	expect(/<input[^>]*name="job"[^>]*>/.exec(applied.html)?.[0]).toMatch(/ value="[^"]/);
});

test("favourites are kept by no cache, shared or not", async () => {
	expect((await get("/nl/favorieten/?ids=1,2")).response.headers.get("Cache-Control")).toBe("no-store");
	expect((await get("/nl/favorieten/")).response.headers.get("Cache-Control")).toBe("no-store");
});

test("an address written with percent signs leads to the page that it spells", async () => {
	const response = await exports.default.fetch("https://example.com/nl/%70rivacy/", { redirect: "manual" });
	expect(response.status).toBe(301);
	expect(response.headers.get("Location")).toBe("/nl/privacy/");
});

test.for(["/nl/privacy.data", "/nl/privacy/_.data", "/nl/bedankt/contact.data", "/nl/bedankt/contact/_.data"])(
	"%s is not there: a document has no data of its own",
	async (path) => {
		const { response } = await get(path);
		expect([response.status, response.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
	},
);

test.for(["/nl/", "/fr/contact/"])("%s tells search engines who the agency is and where", async (path) => {
	const { html } = await get(path);
	const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
	const { "@graph": things } = JSON.parse(json) as { "@graph": Record<string, unknown>[] };
	const agents = things.filter((thing) => thing["@type"] === "RealEstateAgent");
	expect(agents.length).toBe(path === "/nl/" ? 1 : 5);
	for (const agent of agents) expect(agent).toMatchObject({ address: { addressCountry: expect.any(String) } });
	expect(things.some((thing) => thing["@type"] === "WebSite")).toBe(path === "/nl/");
});

const readingPages = languages.flatMap((language) => [
	...(["purchase-costs", "buying-guide", "renting-guide", "figures"] as const).map((page) => pagePath(page, language)),
	...bundledBrand.offices.map((office) => officePath(office, language)),
]);

test.for(readingPages)("%s has one title, a description and data for machines, and is in the sitemap", async (path) => {
	const { response, html } = await get(path);
	expect(response.status).toBe(200);
	expect(response.headers.get("Cache-Control")).toContain("public");
	expect(html.match(/<h1/g)).toHaveLength(1);
	expect(html).toContain(`<link rel="canonical" href="https://example.com${path}"/>`);
	expect(/<meta name="description" content="([^"]{60,170})"/.exec(html)).not.toBeNull();
	const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
	const { "@graph": things } = JSON.parse(json) as { "@graph": Record<string, unknown>[] };
	expect(things.map((thing) => thing["@type"])).toContain("BreadcrumbList");
	expect(html).not.toMatch(/\b(?:calculator|offices|home):\w|\{\{/);
	expect((await get("/sitemaps/pages.xml")).html).toContain(`<loc>https://example.com${path}</loc>`);
});

test("references of which there are none yet are in no search engine", async () => {
	const path = pagePath("references", "nl");
	const { response, html } = await get(path);
	expect(response.status).toBe(200);
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect((await get("/sitemaps/pages.xml")).html).not.toContain(path);
});

test("the calculator answers a plain form in every region", async () => {
	const { html } = await get("/fr/calculer-les-frais-d-achat/?region=wallonia&price=300000&ownHome=1");
	expect(html).toContain("Votre achat\u00A0: Wallonie");
	// 3 % of 300,000, the notary’s 2,321.74, 1,649 for the deed, and VAT.
	expect(html).toContain("€\u00A09.000");
	expect(html).toContain("€\u00A0313.724");
	expect(html).toContain("https://example.com/fr/calculer-les-frais-d-achat/");
});

test("the calculator reads a price as the site writes it, and keeps what was typed", async () => {
	const { html } = await get("/nl/aankoopkosten-berekenen/?region=flanders&price=350.000");
	expect(html).toContain('value="350.000"');
	// 12 % of 350,000.
	expect(html).toContain("€\u00A042.000");
	expect(html).not.toContain('aria-invalid="true"');
});

test("the calculator says at the field which price it cannot read, and what it has calculated with", async () => {
	const { html } = await get("/nl/aankoopkosten-berekenen/?price=3.50.00");
	expect(html).toContain('value="3.50.00"');
	expect(html).toContain('aria-invalid="true" aria-describedby="asked-price-error"');
	expect(html).toContain("zoals 350.000. Nu is gerekend met €\u00A0300.000.");
});

test("an office's page shows its address, hours and people, and the page above it leads to the contact page", async () => {
	const { html } = await get("/fr/agences/gand/");
	for (const shown of ["Kompaskaai 12", "9\u00A0h – 18\u00A0h", "6 agents pour la vente", "Flandre orientale"]) {
		expect(html).toContain(shown);
	}
	const { response } = await get("/fr/agences/");
	expect([response.status, response.headers.get("Location")]).toEqual([301, "/fr/contact/"]);
});

test.for([
	["/fr/services/aankoop-begeleiding/", "/fr/services/accompagnement-a-l-achat/"],
	["/en/services/renovatie-begeleiding", "/en/services/help-with-renovating/"],
	["/de/dienstleistungen/GRATIS-schatting/?x=1", "/de/dienstleistungen/kostenlose-bewertung/?x=1"],
])("the earlier address %s leads on to %s", async ([earlier = "", now = ""]) => {
	const { response } = await get(earlier);
	expect([response.status, response.headers.get("Location")]).toEqual([301, now]);
});

test.for(languages)("an application from a vacancy's page names the vacancy, in %s", async (language) => {
	for (const vacancy of vacancies) {
		const { html } = await get(vacancyPath(vacancy, language));
		const title = /<h1[^>]*>([^<]+)/.exec(html)?.[1];
		const [, apply = ""] = /href="([^"]+#job-contact)"/.exec(html) ?? [];
		const form = await get(apply.replace(/#.*/, "").replaceAll("&amp;", "&"));
		expect(/<input[^>]*name="job"[^>]*>/.exec(form.html)?.[0]).toContain(`value="${title}"`);
	}
});
