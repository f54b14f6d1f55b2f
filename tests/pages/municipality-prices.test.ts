import { beforeAll, expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { pricePath } from "../../app/domain/pages/price-paths";
import { feedOf, feedProperty } from "../support/feed/feed";
import { schemaFaults } from "../support/schema-org";
import { ask, importFeed } from "../support/site";

const house = { MainTypeID: 1, TypeID: 1, LivingSurface: 100 };
const types = [
	{ ID: 1, Name: { nl: "Woning", fr: "Maison", en: "House", de: "Haus" }, WebID: 1 },
	{ ID: 3, Name: { nl: "Grond", fr: "Terrain", en: "Land", de: "Grundstück" }, WebID: 4 },
];

/** Houses of 100 m² in a municipality: the first costs `lowest` per m², each further one 100 more. */
function inTown(first: number, count: number, lowest: number, place: object): object[] {
	return Array.from({ length: count }, (_, at) =>
		feedProperty(first + at, { ...house, Price: (lowest + at * 100) * 100, ...place }),
	);
}

beforeAll(async () => {
	await importFeed(
		feedOf({
			propertyTypes: types,
			properties: [
				...inTown(100, 9, 3_000, { City: { nl: "Gent", fr: "Gand", en: "Ghent", de: "Gent" }, Zip: "9000" }),
				// Sold properties, unpublished prices and land do not count.
				...inTown(110, 3, 90_000, { City: "Gent", Zip: "9000", Status: 2, LastChangedDate: new Date().toISOString() }),
				...inTown(120, 3, 90_000, { City: "Gent", Zip: "9000", PublishPrice: false }),
				...inTown(130, 3, 90_000, { City: "Gent", Zip: "9000", TypeID: 3, MainTypeID: 3 }),
				...inTown(200, 8, 1_000, { City: "Aalst", Zip: "9300" }),
				// Villages count with their municipality.
				...inTown(210, 4, 1_800, { City: "Gijzegem", Zip: "9308" }),
				...inTown(300, 8, 2_000, { City: "Leuven", Zip: "3000" }),
				...inTown(400, 2, 9_000, { City: "Brugge", Zip: "8000" }),
				...[900, 1_000, 1_100, 1_200, 1_300].map((rent, at) =>
					feedProperty(500 + at, { ...house, Price: rent, City: "Leuven", Zip: "3000", Goal: 1 }),
				),
			],
		}),
	);
});

async function htmlOf(path: string): Promise<string> {
	const response = await ask(path);
	expect([path, response.status]).toEqual([path, 200]);
	return (await response.text()).replaceAll("\u00A0", " ");
}

/** Table cells by row, without their labels for phones. */
async function rowsOf(path: string): Promise<string[]> {
	const body = /<tbody>([\s\S]*?)<\/tbody>/.exec(await htmlOf(path))?.[1] ?? "";
	return body
		.split("</tr>")
		.map((row) =>
			[...row.matchAll(/<div>([\s\S]*?)<\/div>/g)].map(([, cell = ""]) => cell.replace(/<[^>]+>/g, "")).join(" | "),
		)
		.filter((row) => row !== "");
}

test("a municipality with three homes that have a price and a surface is in the table with its median", async () => {
	expect(await rowsOf(pricePath("sale", "nl"))).toEqual([
		"Aalst | € 1.550 | € 1.275 – € 1.825 | 12",
		"Gent | € 3.400 | € 3.200 – € 3.600 | 9",
		"Leuven | € 2.350 | € 2.175 – € 2.525 | 8",
	]);
});

test("each type has its prices, and all of them are a file for spreadsheets", async () => {
	const path = pricePath("sale", "nl");
	const html = await htmlOf(path);
	expect(html).toContain(`href="${path}prices.csv"`);
	expect(html).toMatch(/<circle[^>]*>\s*<title>Gent, € 3.400<\/title>/);
	const file = await ask(`${path}prices.csv`);
	expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	expect((await file.text()).split("\r\n").slice(0, 4)).toEqual([
		"NIS/LAU;Gemeente;Soort;Mediaan per m²;Een kwart van de woningen kost minder dan;Een kwart van de woningen kost meer dan;Woningen",
		"24062;Leuven;Alle woningen;2350;2175;2525;8",
		"41002;Aalst;Alle woningen;1550;1275;1825;12",
		"44021;Gent;Alle woningen;3400;3200;3600;9",
	]);
	expect(await rowsOf(`${path}?type=1`)).toHaveLength(3);
	expect(await htmlOf(`${path}?type=1`)).toContain("noindex");
});

test("plain links sort the table, and search engines are told of one page", async () => {
	const path = pricePath("sale", "en");
	const html = await htmlOf(path);
	for (const order of ["-name", "-price", "-count"]) expect(html).toContain(`href="${path}?sort=${order}"`);
	const sorted = await htmlOf(`${path}?sort=-price`);
	expect(sorted).toContain('aria-sort="descending"');
	expect(sorted).toContain(`<link rel="canonical" href="https://example.com${path}"/>`);
	expect((await rowsOf(`${path}?sort=-price`)).map((row) => row.split(" | ")[0])).toEqual(["Ghent", "Leuven", "Aalst"]);
	expect(await rowsOf(`${path}?sort=nonsense`)).toEqual(await rowsOf(path));
});

test.for(languages)("the page says its source and date, and its data is schema.org's, in %s", async (language) => {
	const path = pricePath("sale", language);
	const html = await htmlOf(path);
	expect(html.match(/<h1/g)).toHaveLength(1);
	expect(html).toMatch(/\d{1,2}-\d{1,2}-20\d\d/);
	expect(html).not.toMatch(/municipalityPrices|\{\{/);
	expect(/<meta name="description" content="([^"]{60,170})"/.exec(html)).not.toBeNull();
	const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
	const graph = JSON.parse(json) as { "@graph": { "@type": string }[] };
	expect(schemaFaults(graph)).toEqual([]);
	expect(graph["@graph"].map((thing) => thing["@type"])).toContain("Dataset");
	expect(html).toContain('hrefLang="x-default"');
});

test("a table of too few municipalities stays out of search engines, and the sitemap has the other one", async () => {
	const rent = pricePath("rent", "nl");
	const html = await htmlOf(rent);
	expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
	expect(await rowsOf(rent)).toEqual(["Leuven | € 11,00 | € 10,00 – € 12,00 | 5"]);
	const sitemap = await htmlOf("/sitemaps/pages.xml");
	expect(sitemap).toContain(`<loc>https://example.com${pricePath("sale", "de")}</loc>`);
	expect(sitemap).not.toContain(rent);
});

test("landing pages and the footer lead to it", async () => {
	const html = await htmlOf("/nl/te-koop/gent/");
	expect(html.split(`href="${pricePath("sale", "nl")}"`).length - 1).toBe(2);
	expect(await htmlOf("/nl/over-ons/")).toContain(`href="${pricePath("sale", "nl")}"`);
});
