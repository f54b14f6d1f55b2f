import { beforeAll, expect, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import { vacancies, vacancyPath } from "../../app/domain/agency/vacancies";
import { languages } from "../../app/domain/language";
import { officePath } from "../../app/domain/pages/office-paths";
import { pages } from "../../app/domain/pages/page-table";
import { pagePath, servicePath } from "../../app/domain/pages/paths";
import { serviceSlugs } from "../../app/domain/pages/service-segments";
import { keysOf } from "../../app/domain/records";
import { textPages } from "../../app/routes/public/text/text-pages";
import { feedOf } from "../support/feed/feed";
import sample from "../support/feed/feed.sample.json";
import { schemaClassCount, schemaFaults } from "../support/schema-org";
import { ask, importFeed } from "../support/site";

beforeAll(async () => {
	await importFeed(feedOf(sample as object));
});

type Graph = { "@context": string; "@graph": Record<string, unknown>[] };

async function dataOf(path: string): Promise<Graph[]> {
	const response = await ask(path);
	expect([path, response.status]).toEqual([path, 200]);
	const html = await response.text();
	return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
		([, json = ""]) => JSON.parse(json) as Graph,
	);
}

test("the vocabulary knows its classes and what they take", () => {
	expect(schemaClassCount).toBeGreaterThan(700);
	expect(schemaFaults({ "@type": "House", numberOfBedrooms: 3, address: { "@type": "PostalAddress" } })).toEqual([]);
	expect(schemaFaults({ "@type": "House", price: 3 })).toEqual(["/House.price: no property of House"]);
	expect(schemaFaults({ "@type": "Home" })).toEqual([": no class Home"]);
	expect(schemaFaults({ "@type": "House", address: { "@type": "Offer" } })).toEqual(["/House.address: takes no Offer"]);
	expect(schemaFaults({ "@type": "Offer", availability: "https://schema.org/Sold" })).toHaveLength(1);
});

test.for(languages)("everything that the pages tell search engines is schema.org's, in %s", async (language) => {
	const sitemap = (
		await Promise.all(
			["pages", "places-0", "homes-0"].map(async (part) => {
				const text = await (await ask(`/sitemaps/${part}.xml`)).text();
				const own = [...text.matchAll(/<loc>https:\/\/example\.com([^<]+)<\/loc>/g)].map(([, path = ""]) => path);
				return own.filter((path) => path.startsWith(`/${language}/`)).slice(0, MAX_OF_EACH);
			}),
		)
	).flat();
	const wanted = [
		...pages.filter(({ indexed }) => indexed).map(({ localized }) => localized[language]),
		...bundledBrand.offices.map((office) => officePath(office, language)),
		...serviceSlugs.map((service) => servicePath(service, language)),
		...vacancies.map((vacancy) => vacancyPath(vacancy, language)),
	];
	const types = new Set<unknown>();
	for (const path of new Set([...wanted, ...sitemap])) {
		for (const graph of await dataOf(path)) {
			expect(graph["@context"]).toBe("https://schema.org");
			expect([path, schemaFaults(graph)]).toEqual([path, []]);
			for (const thing of graph["@graph"]) types.add(thing["@type"]);
		}
	}
	expect([...types]).toEqual(
		expect.arrayContaining([
			"RealEstateAgent",
			"WebSite",
			"CollectionPage",
			"ItemList",
			"BreadcrumbList",
			"RealEstateListing",
			"Service",
			"AboutPage",
			"JobPosting",
			"Article",
			"WebApplication",
			"ApartmentComplex",
		]),
	);
	expect(["House", "Apartment"].some((type) => types.has(type))).toBe(true);
});

test.for(languages)(
	"a vacancy has a page of its own with one posting, and their list has none, in %s",
	async (language) => {
		const [list] = await dataOf(pagePath("jobs", language));
		expect(JSON.stringify(list ?? null)).not.toContain("JobPosting");
		for (const vacancy of vacancies) {
			const path = vacancyPath(vacancy, language);
			const [graph] = await dataOf(path);
			const postings = graph?.["@graph"].filter((thing) => thing["@type"] === "JobPosting");
			expect(postings).toHaveLength(1);
			expect(postings?.[0]).toMatchObject({ url: `https://example.com${path}`, datePosted: vacancy.postedOn });
			expect(String(postings?.[0]?.title)).not.toMatch(/[(,]/);
		}
	},
);

test("a property's data has its energy and its features, and since when it is offered", async () => {
	const homes = await (await ask("/sitemaps/homes-0.xml")).text();
	const own = [...homes.matchAll(/<loc>https:\/\/example\.com(\/nl\/te-[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
	const all = JSON.stringify((await Promise.all(own.map(dataOf))).flat());
	expect(all).toContain('"amenityFeature":[{"@type":"LocationFeatureSpecification","name":"Terras","value":true}');
	expect(all).toMatch(
		/"@type":"PropertyValue","name":"(?:EPC-label|EPB-label|PEB-label|CPE-klasse)","value":"[A-I][+-]*"/,
	);
	expect(all).toContain('"unitText":"kWh/m²/a"');
	expect(all).toContain('"validFrom":"20');
});

test("every page of text says what it is, by the address that it has", async () => {
	for (const page of keysOf(textPages)) {
		const { type } = textPages[page];
		const path = pagePath(page, "fr");
		const [graph] = await dataOf(path);
		expect(graph?.["@graph"][0]).toMatchObject({ "@type": type, url: `https://example.com${path}`, inLanguage: "fr" });
	}
});

test("the list of projects names each that has a page here, at its place in the list", async () => {
	const [graph] = await dataOf(pagePath("projects", "fr"));
	const list = graph?.["@graph"].find((thing) => thing["@type"] === "ItemList");
	const { itemListElement: elements } = list as { itemListElement: { position: number; url: string }[] };
	expect(elements.length).toBeGreaterThan(0);
	expect(elements.map(({ position }) => position)).toEqual(elements.map((_, at) => at + 1));
	for (const { url } of elements) expect((await ask(url.replace("https://example.com", ""))).status).toBe(200);
});

test("a page names its languages to social networks", async () => {
	const html = await (await ask(pagePath("home", "de"))).text();
	const locales = [...html.matchAll(/<meta property="og:locale(:alternate)?" content="([^"]+)"/g)];
	expect(locales.map(([, other, code]) => `${other ? "also " : ""}${code}`)).toEqual([
		"de_BE",
		"also nl_BE",
		"also fr_BE",
		"also en_GB",
	]);
});

const MAX_OF_EACH = 30;
