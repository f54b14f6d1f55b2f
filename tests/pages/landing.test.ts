import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { placeOfSlug } from "../../app/domain/landing/places";
import { type Language, languages } from "../../app/domain/language";
import { addDays } from "../../app/domain/viewings/calendar";
import { createServices } from "../../worker/services";
import { feedOf, feedProperty } from "../support/feed/feed";
import { schemaFaults } from "../support/schema-org";
import { answerOf, ask, importFeed, ORIGIN } from "../support/site";

const types = [
	{
		ID: 1,
		Name: { nl: "Woning", fr: "Maison", en: "House", de: "Haus" },
		NamePlural: { nl: "Huizen", fr: "Maisons", en: "Houses", de: "Häuser" },
		WebID: 1,
	},
	{
		ID: 2,
		Name: { nl: "Appartement", fr: "Appartement", en: "Apartment", de: "Wohnung" },
		NamePlural: { nl: "Appartementen", fr: "Appartements", en: "Apartments", de: "Wohnungen" },
		WebID: 1,
	},
	{ ID: 3, Name: { nl: "Grond", fr: "Terrain", en: "Land", de: "Grundstück" }, WebID: 4 },
];

const ghent = { nl: "Gent", fr: "Gand", en: "Ghent", de: "Gent" };
const house = { MainTypeID: 1, TypeID: 1, LivingSurface: 100, EPCLabelText: "B" };

const annuity = { Deal: "life-annuity", Price: 60_000, LifeAnnuity: { Bouquet: 60_000, Annuity: 700 } };

function inGhent(id: number, price: number, more: object = {}) {
	return feedProperty(id, { City: ghent, Zip: "9000", Price: price, ...house, ...more });
}

const properties = [
	...[200_000, 250_000, 300_000, 400_000].map((price, index) => inGhent(index + 1, price)),
	inGhent(5, 500_000, { City: "Gentbrugge", Zip: "9050" }),
	inGhent(6, 900_000, { Status: 2, LastChangedDate: new Date().toISOString() }),
	inGhent(7, 150_000, {
		MainTypeID: 3,
		TypeID: 3,
		LivingSurface: null,
		GroundSurface: 1_000,
		EPCLabelText: null,
	}),
	feedProperty(20, { City: { nl: "Leuven", fr: "Louvain", en: "Leuven", de: "Löwen" }, Zip: "3000", ...house }),
	feedProperty(21, { City: null, Zip: null, Title: { nl: "Gent" } }),
	feedProperty(22, { City: "Luxembourg", Zip: "9000", CountryID: 50, ...house }),
	feedProperty(23, { City: "Aalst", Zip: "9300", ...house }),
	...[40, 41, 42].map((id) => feedProperty(id, { ...annuity, City: "Durbuy", Zip: "6940", ...house })),
	feedProperty(43, { Goal: 1, Deal: "student", MonthlyRent: 400, City: "Durbuy", Zip: "6940", ...house }),
];

beforeAll(async () => {
	await importFeed(
		feedOf({
			propertyTypes: types,
			properties,
		}),
	);
});

/** HTML without script data and with plain spaces. */
async function htmlOf(path: string): Promise<string> {
	const response = await ask(path);
	expect([path, response.status]).toEqual([path, 200]);
	const html = await response.text();
	return html.replaceAll(/<script>[\s\S]*?<\/script>/g, "").replaceAll("\u00A0", " ");
}

function part(html: string, pattern: RegExp): string | undefined {
	return pattern.exec(html)?.[1];
}

const pagesOfHouses: Record<Language, { path: string; heading: string }> = {
	nl: { path: "/nl/te-koop/huizen/gent/", heading: "Huizen te koop in Gent" },
	fr: { path: "/fr/a-vendre/maisons/gand/", heading: "Maisons à vendre à Gand" },
	en: { path: "/en/for-sale/houses/ghent/", heading: "Houses for sale in Ghent" },
	de: { path: "/de/zu-verkaufen/haeuser/gent/", heading: "Häuser kaufen in Gent" },
};

describe.each(languages)("a page of a type in a place, in %s", (language) => {
	const { path, heading } = pagesOfHouses[language];

	test("has its own title, heading, address and other languages, and may be indexed", async () => {
		const html = await htmlOf(path);
		expect(part(html, /<title>([^<]*)/)).toMatch(new RegExp(`^${heading} \\(5\\)`));
		expect(part(html, /<h1[^>]*>([^<]*)/)).toBe(heading);
		expect(html).not.toContain('name="robots"');
		expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`);
		for (const other of languages) {
			expect(html).toContain(`hrefLang="${other}" href="${ORIGIN}${pagesOfHouses[other].path}"`);
		}
		const json = JSON.parse(part(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/) ?? "") as {
			"@graph": { "@type": string; itemListElement?: unknown[] }[];
		};
		const listed = json["@graph"].find((thing) => thing["@type"] === "ItemList");
		expect(listed?.itemListElement).toHaveLength(6);
	});

	test("tells search engines of its properties right after them, before the map", async () => {
		const html = await htmlOf(path);
		const [, afterCards = ""] = html.split(/<li data-listing[\s\S]*<\/article><\/li><\/ul>/);
		expect(afterCards.startsWith('<script type="application/ld+json">')).toBe(true);
	});

	test("is left by the switch of languages for the same page", async () => {
		for (const other of languages) {
			if (other === language) continue;
			expect(await answerOf(`${path}?lng=${other}`)).toMatch(/^302 /);
			const link = new RegExp(`<a[^>]*href="${pagesOfHouses[other].path}"[^>]*hreflang="${other}"`, "i");
			expect(await htmlOf(path)).toMatch(link);
		}
	});
});

test("the text says what there is: how many, from which price to which, the middle per m², and energy", async () => {
	const html = await htmlOf("/nl/te-koop/huizen/gent/");
	expect(html).toContain("In Gent bieden wij nu 5 huizen te koop aan.");
	expect(html).toContain("Huizen kosten van € 200.000 tot € 500.000.");
	expect(html).toContain("De mediaanprijs ligt op € 3.000 per m², berekend over 5 panden met een bekende oppervlakte.");
	expect(html).toContain("5 panden hebben energielabel B of beter.");
});

test("a place's page is called what people look for, and dwellings alone count for its price per m²", async () => {
	const html = await htmlOf("/nl/te-koop/gent/");
	expect(part(html, /<title>([^<]*)/)).toMatch(/^Huizen en appartementen te koop in Gent \(5\)/);
	expect(html).toContain("In Gent bieden wij nu 5 huizen en appartementen en 1 ander pand te koop aan.");
	expect(html).toContain("De mediaanprijs ligt op € 3.000 per m², berekend over 5 panden met een bekende oppervlakte.");
	expect(part(html, /<meta name="description" content="([^"]*)"/)).toBe(
		"5 huizen en appartementen te koop in Gent, vanaf € 200.000, mediaan € 3.000 per m². Met foto’s, energielabel en alle kosten.",
	);
});

test("a page about land promises no energy labels", async () => {
	const html = await htmlOf("/nl/te-koop/grond/");
	expect(part(html, /<meta name="description" content="([^"]*)"/)).toMatch(/Met foto’s en alle kosten\.$/);
});

const pagesOfAnnuities: Record<Language, { path: string; heading: string; place: string }> = {
	nl: { path: "/nl/te-koop/lijfrente/", heading: "Panden op lijfrente", place: "Panden op lijfrente in Durbuy" },
	fr: { path: "/fr/a-vendre/viager/", heading: "Biens en viager", place: "Biens en viager à Durbuy" },
	en: {
		path: "/en/for-sale/life-annuity/",
		heading: "Properties for a life annuity",
		place: "Properties for a life annuity in Durbuy",
	},
	de: {
		path: "/de/zu-verkaufen/leibrente/",
		heading: "Immobilien auf Leibrente",
		place: "Immobilien auf Leibrente in Durbuy",
	},
};

describe.each(languages)("a page of a kind of deal, in %s", (language) => {
	const { path, heading, place } = pagesOfAnnuities[language];

	test("lists those and no others, everywhere and in a place, and may be indexed", async () => {
		for (const [address, title] of [
			[path, heading],
			[`${path}durbuy/`, place],
		] as const) {
			const html = await htmlOf(address);
			expect(part(html, /<h1[^>]*>([^<]*)/)).toBe(title);
			expect(part(html, /<title>([^<]*)/)).toMatch(new RegExp(`^${title} \\(3\\)`));
			expect(html).not.toContain('name="robots"');
		}
		expect(await htmlOf(path)).toContain(`hrefLang="nl" href="${ORIGIN}${pagesOfAnnuities.nl.path}"`);
	});
});

test("a deal's page is that of its goal alone, keeps other filters, and is led to from the list and the sitemap", async () => {
	expect(await answerOf("/nl/te-huur/lijfrente/")).toBe("404");
	expect(part(await htmlOf("/nl/te-huur/studentenkamers/"), /<h1[^>]*>([^<]*)/)).toBe("Studentenkamers te huur");
	expect(await htmlOf("/nl/te-koop/lijfrente/?minBedrooms=40")).toContain('name="robots"');
	expect(await htmlOf("/nl/te-koop/")).toContain('href="/nl/te-koop/lijfrente/"');
	const sitemap = await (await ask("/sitemaps/places-0.xml")).text();
	expect(sitemap).toContain(`<loc>${ORIGIN}/fr/a-vendre/viager/durbuy/</loc>`);
	expect(sitemap).not.toContain("/te-huur/studentenkamers/");
});

test("an address with a name that is no longer used leads to the one that is", async () => {
	expect(await answerOf("/de/zu-verkaufen/wallonien/")).toMatch(/ \/de\/zu-verkaufen\/wallonie\/$/);
	expect(await answerOf("/en/for-sale/brussels-city/")).toMatch(/ \/en\/for-sale\/city-of-brussels\/$/);
});

test("a place's page has the figures of its market, with the duty on the median and what was sold", async () => {
	const html = await htmlOf("/nl/te-koop/gent/");
	const facts = html.slice(html.indexOf('id="landing-facts"'));
	for (const text of [
		"€ 300.000",
		"€ 36.000; als enige eigen woning € 6.000",
		"B: 5",
		"Onlangs verkocht",
		"€ 200.000 – € 500.000",
	]) {
		expect(facts).toContain(text);
	}
	expect(await htmlOf("/nl/te-koop/leuven/")).not.toContain("landing-facts");
});

test("regions and areas have pages; Brussels is the region, and its municipality the city", async () => {
	expect(await htmlOf("/nl/te-koop/vlaanderen/")).toContain("Huizen en appartementen te koop in Vlaanderen");
	expect(await htmlOf("/fr/a-vendre/bruxelles/")).toContain("à vendre à Bruxelles");
	expect(await htmlOf("/nl/te-koop/brussel-stad/")).toContain("te koop in Brussel-Stad");
	expect(await htmlOf("/fr/a-vendre/maisons/cote-belge/")).toContain("Maisons à vendre à la côte belge");
	expect(await answerOf("/nl/te-koop/?city=Brussel")).toBe("301 /nl/te-koop/brussel/");
	expect(await answerOf("/de/zu-verkaufen/?city=Ostbelgien")).toBe("301 /de/zu-verkaufen/ostbelgien/");
});

test("a page of a place has its villages, and nothing of another country with the same postcode", async () => {
	const html = await htmlOf("/nl/te-koop/gent/");
	expect(html).toContain('data-listing="5"');
	expect(html).not.toContain('data-listing="22"');
	expect(await htmlOf("/nl/te-koop/oost-vlaanderen/")).toContain('data-listing="23"');
});

test("an office and the first order of a list link to a page of a place by its own address", async () => {
	for (const path of ["/nl/kantoren/gent/", "/nl/te-koop/gent/"]) {
		const html = await htmlOf(path);
		expect(html).toContain('href="/nl/te-koop/gent/"');
		expect(html.toLowerCase()).not.toMatch(/<li><a [^>]*href="\/nl\/te-koop\/\?city=gent"/);
	}
});

test("addresses of other languages and of old lead on; unknown ones are not found", async () => {
	const cases: [string, string][] = [
		["/fr/a-vendre/gent/", "301 /fr/a-vendre/gand/"],
		["/fr/a-vendre/huizen/gent/", "301 /fr/a-vendre/maisons/gand/"],
		["/de/zu-verkaufen/lowen/", "301 /de/zu-verkaufen/loewen/"],
		["/nl/te-koop/?city=Gent", "301 /nl/te-koop/gent/"],
		["/de/zu-verkaufen/?city=gand", "301 /de/zu-verkaufen/gent/"],
		["/nl/te-koop/?city=Gent&minPrice=1", "200"],
		["/nl/te-koop/?city=Gentbrugge", "200"],
		["/nl/te-koop/huizen-en-appartementen/gent/", "301 /nl/te-koop/gent/"],
		["/fr/a-vendre/huizen-en-appartementen/", "301 /fr/a-vendre/maisons-et-appartements/"],
		["/nl/te-koop/?type=1&type=2", "301 /nl/te-koop/huizen-en-appartementen/"],
		["/nl/te-koop/atlantis/", "404"],
		["/nl/te-koop/huizen/atlantis/", "404"],
		["/nl/te-koop/kastelen/gent/", "404"],
		["/nl/te-koop/gent/huizen/", "404"],
		["/nl/te-koop/huizen/gent/iets/", "404"],
		["/nl/te-koop/gent/?page=2", "404"],
		["/nl/te-koop/gent", "301 /nl/te-koop/gent/"],
	];
	for (const [path, answer] of cases) expect([path, await answerOf(path)]).toEqual([path, answer]);
});

test("a municipality has its name, and the province of that name a longer address", async () => {
	expect(await htmlOf("/nl/te-koop/antwerpen/")).toContain("te koop in Antwerpen");
	expect(await htmlOf("/nl/te-koop/provincie-antwerpen/")).toContain("te koop in de provincie Antwerpen");
	expect(await htmlOf("/fr/a-vendre/province-liege/")).toContain("à vendre en province de Liège");
	expect(await htmlOf("/en/for-sale/province-of-liege/")).toContain("for sale in the province of Liège");
	expect(await htmlOf("/de/zu-verkaufen/provinz-luettich/")).toContain("kaufen in der Provinz Lüttich");
	expect(await htmlOf("/fr/a-vendre/flandre-orientale/")).toContain("à vendre en Flandre orientale");
});

test("where little or nothing is listed the page is friendly, and kept out of search engines", async () => {
	const empty = await htmlOf("/nl/te-huur/gent/");
	expect(empty).toContain("In Gent bieden wij op dit ogenblik geen panden te huur aan.");
	for (const path of ["/nl/te-huur/gent/", "/nl/te-koop/leuven/", "/nl/te-koop/gent/?minPrice=100000"]) {
		const html = await htmlOf(path);
		expect([path, html.includes('<meta name="robots" content="noindex,follow"/>')]).toEqual([path, true]);
		expect([path, html.includes('rel="canonical"')]).toEqual([path, false]);
	}
});

test("a property without a city has an address as short as a page's, and is found there", async () => {
	const html = await htmlOf("/nl/te-koop/gent/21/");
	expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/nl/te-koop/gent/21/"/>`);
	expect(await answerOf("/nl/te-koop/21/")).toBe("301 /nl/te-koop/gent/21/");
});

test("pages lead to each other: neighbours, types and the way up", async () => {
	const html = await htmlOf("/nl/te-koop/huizen/gent/");
	for (const path of [
		"/nl/te-koop/gent/",
		"/nl/te-koop/grond/gent/",
		"/nl/te-koop/huizen/oost-vlaanderen/",
		"/nl/te-koop/huizen/aalst/",
	]) {
		expect([path, html.includes(`href="${path}"`)]).toEqual([path, true]);
	}
	const property = await htmlOf(`/nl/te-koop/gent/${/gent\/([^"]*\/1)\//.exec(html)?.[1]}/`);
	expect(property).toContain('href="/nl/te-koop/gent/"');
	expect(await htmlOf("/fr/")).toContain('href="/fr/a-vendre/gand/"');
	expect(await htmlOf("/en/for-sale/")).toContain('href="/en/for-sale/houses/"');
});

test("the sitemap has the pages that may be indexed, in four languages, and no others", async () => {
	const index = await (await ask("/sitemap.xml")).text();
	expect(index).toContain(`${ORIGIN}/sitemaps/places-0.xml`);
	const part = await (await ask("/sitemaps/places-0.xml")).text();
	const addresses = [...part.matchAll(/<loc>https:\/\/example\.com([^<]*)/g)].map(([, path]) => path);
	for (const language of languages) expect(addresses).toContain(pagesOfHouses[language].path);
	expect(addresses).toContain("/fr/a-vendre/flandre-orientale/");
	expect(addresses).toContain("/de/zu-verkaufen/haeuser/");
	expect(addresses).toContain("/nl/te-koop/huizen-en-appartementen/");
	expect(addresses).toContain("/nl/te-koop/vlaanderen/");
	expect(addresses.filter((path) => path?.includes("leuven") || path?.includes("grond/gent"))).toEqual([]);
	expect(part).toContain(`hreflang="x-default" href="${ORIGIN}/nl/te-koop/huizen/gent/"`);
});

test("the links of a place count what is on offer, as the pages they lead to do", async () => {
	const place = await htmlOf("/nl/te-koop/oost-vlaanderen/");
	expect(part(place, /href="\/nl\/te-koop\/huizen\/oost-vlaanderen\/"[^>]*>.*?(\d+)</)).toBe(
		part(await htmlOf("/nl/te-koop/huizen/oost-vlaanderen/"), /<title>[^<]*\((\d+)\)/),
	);
});

test("a landing page has an Atom feed of what is new, without what is sold", async () => {
	expect(await htmlOf("/nl/te-koop/huizen/gent/")).toContain(
		`type="application/atom+xml" title="Huizen te koop in Gent (5) · Meridiaan" href="${ORIGIN}/nl/te-koop/huizen/gent/atom.xml"`,
	);
	const response = await ask("/nl/te-koop/huizen/gent/atom.xml");
	expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
	const feed = await response.text();
	expect(feed).toContain("<title>Huizen te koop in Gent · Meridiaan</title>");
	expect(feed).toContain(
		`<link rel="self" type="application/atom+xml" href="${ORIGIN}/nl/te-koop/huizen/gent/atom.xml"/>`,
	);
	expect(feed.split("<entry>").length - 1).toBe(5);
	expect(feed).toMatch(
		/<entry><id>https:\/\/example\.com\/nl\/te-koop\/gent\/[^<]*<\/id><title>[^<]+<\/title><published>20/,
	);
	expect(await answerOf("/fr/a-vendre/gent/atom.xml")).toBe("301 /fr/a-vendre/gand/atom.xml");
	for (const list of ["/nl/te-koop/", "/fr/a-louer/", "/en/for-sale/ghent/", "/de/zu-verkaufen/gent/"]) {
		expect([list, await answerOf(`${list}atom.xml`)]).toEqual([list, "200"]);
	}
	expect(await answerOf("/nl/te-koop/atlantis/atom.xml")).toBe("404");
});

test("the sitemap says of every page when it changed", async () => {
	const index = await (await ask("/sitemap.xml")).text();
	const parts = [...index.matchAll(/<loc>https:\/\/example\.com([^<]*)/g)].map(([, path = ""]) => path);
	expect(parts.length).toBeGreaterThan(2);
	for (const path of parts) {
		const urls = (await (await ask(path)).text()).split("<url>").slice(1);
		expect(urls.length).toBeGreaterThan(0);
		expect(urls.filter((url) => !/<lastmod>20\d\d-\d\d-\d\dT/.test(url))).toEqual([]);
	}
});

test("the sitemap says when a property changed, and of which languages it is", async () => {
	const part = await (await ask("/sitemaps/homes-0.xml")).text();
	const own = /<url><loc>https:\/\/example\.com\/nl\/te-koop\/gent\/21\/<\/loc>.*?<\/url>/.exec(part)?.[0];
	expect(own).toMatch(/<lastmod>20\d\d-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
	expect(own).not.toContain('hreflang="fr"');
	expect(part).not.toContain("/fr/a-vendre/gent/21/");
});

test.for(languages)(
	"the data of landing pages is schema.org's and names the list and the way up, in %s",
	async (language) => {
		const sitemap = await (await ask("/sitemaps/places-0.xml")).text();
		const own = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
			.map(([, url = ""]) => url.replace(ORIGIN, ""))
			.filter((path) => path.startsWith(`/${language}/`));
		expect(own.length).toBeGreaterThan(2);
		for (const path of own) {
			const html = await (await ask(path)).text();
			const data: unknown = JSON.parse(
				/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "null",
			);
			expect([path, schemaFaults(data)]).toEqual([path, []]);
			const things = (data as { "@graph": { "@type": string }[] })["@graph"].map((thing) => thing["@type"]);
			expect([path, ...things]).toEqual([path, "CollectionPage", "ItemList", "BreadcrumbList"]);
		}
	},
);

describe("a page that had enough properties within a year", () => {
	const few = "/nl/te-koop/leuven/";
	const none = "/nl/te-koop/huizen/brugge/";
	const typeOfNone = 1;

	async function remember(type: number | null, place: string, daysAgo: number): Promise<void> {
		await env.LISTINGS.prepare(
			"INSERT OR REPLACE INTO landing_seen (goal, type, place, last_day) VALUES ('sale', ?, ?, ?)",
		)
			.bind(type, place, addDays(brusselsDay(new Date()), -daysAgo))
			.run();
	}

	/** Whether the uncached page may be indexed, and whether the sitemap lists it. */
	async function known(path: string): Promise<[boolean, boolean]> {
		const part = await (await ask("/sitemaps/places-0.xml")).text();
		const html = await (await ask(path, { headers: { cookie: "drafts=none" } })).text();
		return [!html.includes('name="robots"'), part.includes(`<loc>${ORIGIN}${path}</loc>`)];
	}

	test("stays in search engines with few, and with none while it has neighbours, and no longer", async () => {
		const leuven = placeOfSlug("leuven", "nl")?.key ?? "";
		const bruges = placeOfSlug("brugge", "nl")?.key ?? "";
		expect([await known(few), await known(none)]).toEqual([
			[false, false],
			[false, false],
		]);
		await remember(null, leuven, 364);
		await remember(typeOfNone, bruges, 364);
		expect([await known(few), await known(none)]).toEqual([
			[true, true],
			[true, true],
		]);
		expect(await known("/nl/te-koop/brugge/")).toEqual([false, false]);
		await remember(null, leuven, 366);
		await remember(typeOfNone, bruges, 366);
		expect([await known(few), await known(none)]).toEqual([
			[false, false],
			[false, false],
		]);
	});

	test("is noted every night with the day, and forgotten after the year", async () => {
		await env.LISTINGS.exec("DELETE FROM landing_seen");
		await remember(null, "gone", 366);
		expect(await createServices(env).noteLandings()).toBe(1);
		await createServices(env).noteLandings();
		const { results } = await env.LISTINGS.prepare("SELECT goal, type, place, last_day FROM landing_seen").all();
		const ghentKey = placeOfSlug("gent", "nl")?.key ?? null;
		const today = brusselsDay(new Date());
		expect(results.filter(({ place, type }) => place === ghentKey && type === null)).toEqual([
			{ goal: "sale", type: null, place: ghentKey, last_day: today },
		]);
		expect(results.filter(({ place }) => place === placeOfSlug("leuven", "nl")?.key)).toEqual([]);
	});
});

test("the number below a map is that of its markers: with what is sold", async () => {
	const { total } = await (await ask("/api/map?goal=sale&lang=nl")).json<{ total: number }>();
	const html = await htmlOf("/nl/te-koop/?view=map");
	const label = /id="sheet-label"[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
	expect(label).toContain("+ 1 niet meer beschikbaar");
	expect(label.match(/\d+/g)?.reduce((sum, each) => sum + Number(each), 0)).toBe(total);
});

test("the figures of houses and flats count no shop, neither by type nor among their labels", async () => {
	const shop = { ID: 4, Name: { nl: "Winkel" }, WebID: 6 };
	const rated = inGhent(8, 350_000, { MainTypeID: 4, TypeID: 4, EPCLabelText: "A" });
	await importFeed(feedOf({ propertyTypes: [...types, shop], properties: [...properties, rated] }));
	const html = await htmlOf("/nl/te-koop/gent/");
	const figures = part(html, /(Huizen en appartementen in Gent in cijfers[\s\S]*?)<\/table>/);
	expect(html).toContain("6 panden hebben energielabel B of beter.");
	expect(figures).toContain("B: 5<");
	expect(figures).not.toContain("A: 1");
	expect(figures).not.toContain("Winkel");
});
