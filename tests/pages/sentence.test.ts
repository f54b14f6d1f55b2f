import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { generateListing, insertListings } from "../support/search/listings";
import { answerOf, ask } from "../support/site";

const ghent = {
	region: "flanders" as const,
	zip: "9000",
	city_nl: "Gent",
	city_fr: "Gand",
	city_en: "Ghent",
	city_de: "Gent",
};
const liege = {
	region: "wallonia" as const,
	zip: "4000",
	city_nl: "Luik",
	city_fr: "Liège",
	city_en: "Liège",
	city_de: "Lüttich",
};
/** A number that is neither a postcode nor a price. */
const REFERENCE = 712_345_678;
const forSale = { state: "listed", goal: 0, status: 1, ended: 0, ends_at: null } as const;

beforeAll(async () => {
	const elsewhere = Array.from({ length: 200 }, (_, index) => generateListing(100 + index * 7));
	const inCities = [ghent, ghent, ghent, liege, liege].map((city, index) => ({
		...generateListing(5_000 + index),
		...forSale,
		...city,
		bedrooms: 2 + index,
	}));
	const withReference = { ...generateListing(6_000), ...forSale, ...ghent, id: REFERENCE };
	const properties = [...elsewhere, ...inCities, withReference];
	await env.LISTINGS.batch(insertListings(env.LISTINGS, properties));
	await env.LISTINGS.prepare(
		"INSERT INTO property_types (id, parent_id, name, web_id, rank, hash) VALUES (2, NULL, ?, 1, 1, '')",
	)
		.bind(JSON.stringify({ nl: "Appartement", fr: "Appartement", en: "Apartment", de: "Wohnung" }))
		.run();
});

type Answer = {
	search: Record<string, unknown>;
	understood: { text: string; filter: string }[];
	rest: string;
	path: string;
};
type Locality = { kind: string; name: string; zips: string[]; listings: number };

async function read<Body>(path: string): Promise<Body> {
	const response = await ask(path);
	expect(response.status).toBe(200);
	return (await response.json()) as Body;
}

function inWords(text: string, lang: string): Promise<Answer> {
	return read(`/api/sentence?${new URLSearchParams({ q: text, lang })}`);
}

test("a sentence is answered with its search, what was understood, what was not, and the list's address", async () => {
	const answer = await inWords(
		"appartement à louer à Ixelles, 2 chambres, max 1.200 € charges comprises, piscine",
		"fr",
	);
	expect(answer.search).toMatchObject({ goal: "rent", type: [2], city: "Ixelles", minBedrooms: 2, maxMonthly: 1200 });
	expect(answer.understood).toContainEqual({ text: "Ixelles", filter: "city" });
	expect(answer.understood).toContainEqual({ text: "2 chambres", filter: "minBedrooms" });
	expect(answer.rest).toBe("piscine");
	expect(answer.path).toBe("/fr/a-louer/?type=2&city=Ixelles&maxMonthly=1200&minBedrooms=2&rest=piscine");
});

test("nothing asked is answered with everything for sale", async () => {
	expect(await inWords("", "nl")).toEqual({
		search: { goal: "sale" },
		understood: [],
		corrected: [],
		rest: "",
		path: "/nl/te-koop/",
	});
});

test("a list asked with a sentence leads to its filters, and to the other list where the sentence says so", async () => {
	expect(await answerOf("/nl/te-koop/?q=in+Gent+onder+400.000")).toBe("302 /nl/te-koop/?city=Gent&maxPrice=400000");
	expect(await answerOf("/nl/te-koop/?q=te+huur+in+Gent")).toBe("302 /nl/te-huur/?city=Gent");
	expect(await answerOf("/de/zu-verkaufen/?q=3+Schlafzimmer")).toBe("302 /de/zu-verkaufen/?minBedrooms=3");
});

test.for(["Veldstraat+12", "REF-77", "zonnig", "zwembad+sauna"])(
	"a list asked with %s looks for those words",
	async (q) => {
		expect(await answerOf(`/nl/te-koop/?q=${q}`)).toBe("200");
	},
);

test("with other filters beside them words are looked for as they are", async () => {
	expect(await answerOf("/nl/te-koop/?minBedrooms=2&q=in+Gent")).toBe("200");
});

test("what no filter takes is said on the list", async () => {
	const html = await (await ask("/en/for-sale/?city=Gent&rest=north+wall")).text();
	expect(html).toContain("Left out: ‘north wall’. Properties with those words in their text come first.");
	const empty = await (await ask("/en/for-sale/?city=Gent&minPrice=900000000&rest=north+wall")).text();
	expect(empty).toContain("Left out: ‘north wall’.<");
});

test("the home page's search leads to what is meant, without a script", async () => {
	expect(await answerOf("/nl/?goal=sale&type=&q=&maxPrice=")).toBe("302 /nl/te-koop/");
	expect(await answerOf("/nl/?goal=rent&q=Gand&maxPrice=900")).toBe("302 /nl/te-huur/?city=Gent&maxPrice=900");
	// The list reports unreadable parameters.
	expect(await answerOf("/nl/?goal=sale&maxPrice=abc")).toBe("302 /nl/te-koop/?maxPrice=abc");
	expect(await answerOf("/nl/?q=Gand&maxPrice=abc")).toBe("302 /nl/te-koop/?city=Gent&maxPrice=abc");
	expect(await answerOf("/nl/?goal=sale&q=Gnet")).toBe("302 /nl/te-koop/?city=Gent");
	expect(await answerOf("/nl/?goal=sale&q=Oost-Vlaanderen")).toBe("302 /nl/te-koop/?city=Oost-Vlaanderen");
	expect(await answerOf("/nl/?goal=sale&q=9000+Gent")).toBe("302 /nl/te-koop/?zip=9000");
	expect(await answerOf("/nl/?q=villa+met+zwembad")).toBe("302 /nl/te-koop/?q=villa+zwembad");
	expect(await answerOf("/nl/")).toBe("200");
});

test.for([
	["350.000,00", "maxPrice=350000"],
	["€ 350.000,-", "maxPrice=350000"],
	["max 300.000 €", "maxPrice=300000"],
	["1,2 million", "maxPrice=1200000"],
	["half a million", "maxPrice=500000"],
	["300.000 - 400.000", "minPrice=300000&maxPrice=400000"],
])("the home page's price %s is an amount, or a sentence about one", async ([typed = "", wanted]) => {
	const price = new URLSearchParams({ maxPrice: typed });
	expect(await answerOf(`/nl/?goal=sale&${price}`)).toBe(`302 /nl/te-koop/?${wanted}`);
	expect(await answerOf(`/nl/?goal=sale&q=Gent&${price}`)).toBe(`302 /nl/te-koop/?city=Gent&${wanted}`);
});

test("what was typed and left out is said on the list of a place too, a least above its most as what it is", async () => {
	const said = async (query: string) => (await ask(`/nl/te-koop/?city=Gent&${query}`)).text();
	expect(await said("maxPrice=abc")).toContain("herkennen wij niet; ze tellen niet mee: hoogste prijs (abc).");
	const crossed = await said("minPrice=400000&maxPrice=300000");
	expect(crossed).toContain("boven het maximum; ze tellen niet mee: laagste prijs (400000), hoogste prijs (300000).");
	expect(crossed).not.toContain("herkennen wij niet");
	expect(await said("minBedrooms=4&maxBedrooms=2")).toContain("boven het maximum");
});

test("the beginning of a place's name is that place, and no text to look for", async () => {
	expect(await answerOf("/nl/?goal=sale&q=Gen")).toMatch(/^302 \/nl\/te-koop\/\?(?:city|zip)=/);
});

test("a reference leads to its property", async () => {
	expect(await inWords(String(REFERENCE), "nl")).toMatchObject({ understood: [] });
	expect(await answerOf(`/nl/?q=${REFERENCE}`)).toMatch(new RegExp(`^302 /nl/te-koop/.+/${REFERENCE}/$`));
});

test.for(["Liège", "lüttich", "luik", "Leige"])("places know %s", async (text) => {
	const found = await read<Locality[]>(`/api/places?q=${encodeURIComponent(text)}&lang=nl`);
	expect(found[0]?.zips).toContain("4000");
	expect(found[0]).toMatchObject({ name: "Luik", kind: "municipality" });
});

test("places are counted, of either goal or of one, and offered by how much is there", async () => {
	const both = await read<Locality[]>("/api/places?q=ge&lang=nl");
	const ranked = both.filter(({ kind }) => kind === "municipality").map(({ listings }) => listings);
	expect(ranked).toEqual([...ranked].sort((a, b) => b - a));
	const [all] = await read<Locality[]>("/api/places?q=Gent&lang=nl");
	const [sale] = await read<Locality[]>("/api/places?q=Gent&lang=nl&goal=sale");
	const [rent] = await read<Locality[]>("/api/places?q=Gent&lang=nl&goal=rent");
	expect(all?.listings).toBeGreaterThan(0);
	expect((sale?.listings ?? 0) + (rent?.listings ?? 0)).toBe(all?.listings);
});

test("a province is a search of its own, as many as its postcodes have together", async () => {
	const [province] = await read<Locality[]>("/api/places?q=Oost-Vlaanderen&lang=nl");
	const { total } = await read<{ total: number }>("/api/properties?city=Oost-Vlaanderen");
	expect(province).toMatchObject({ kind: "province", listings: total });
	expect(total).toBeGreaterThan(0);
});

test("an empty list offers what one condition fewer would find, and the nearest", async () => {
	const { items } = await read<{ items: { city: string | null }[] }>("/api/properties?goal=sale&lang=en");
	const city = items.find((item) => item.city !== null)?.city ?? "";
	const { total } = await read<{ total: number }>(`/api/properties?${new URLSearchParams({ goal: "sale", city })}`);
	expect(total).toBeGreaterThan(0);
	const html = await (await ask(`/en/for-sale/?${new URLSearchParams({ city, maxPrice: "1" })}`)).text();
	expect(html).toContain("Without the price limit");
	expect(html).toMatch(new RegExp(`Without the price limit</span><span[^>]*>${total}<`));
	expect(html).toContain("The nearest ones");
	expect(html).toContain("Set up a search alert");
});

test("a misspelt word is said by the list that it leads to, and not by the address that programs are given", async () => {
	const answer = await inWords("appartemnet in Gent", "nl");
	expect(answer).toMatchObject({ corrected: [{ text: "appartemnet", as: "appartement" }] });
	expect(answer.path).toBe("/nl/te-koop/?type=2&city=Gent");
	const lead = await answerOf("/nl/te-koop/?q=appartemnet+in+Gent");
	expect(lead).toBe(`302 ${answer.path}&corrected=appartemnet%7Eappartement`);
	const html = await (await ask(lead.replace("302 ", ""))).text();
	expect(html).toContain("‘appartemnet’ lazen wij als ‘appartement’.");
});

test("places that were chosen stand beside what a sentence means", async () => {
	expect(await answerOf("/nl/?goal=sale&q=3+slaapkamers&city=Gent&city=Aalst&radius=10")).toBe(
		"302 /nl/te-koop/?city=Aalst&city=Gent&radius=10&minBedrooms=3",
	);
	expect(await answerOf("/nl/?goal=rent&q=&city=Gent&radius=5")).toBe("302 /nl/te-huur/?city=Gent&radius=5");
});

test("a place that is only nearly called so is asked, and not taken", async () => {
	const found = await read<(Locality & { isGuess?: true })[]>("/api/places?q=Grnt&lang=nl");
	expect(found.every(({ isGuess }) => isGuess)).toBe(true);
	expect(found.every(({ listings }) => listings > 0)).toBe(true);
	const [gent] = await read<(Locality & { isGuess?: true })[]>("/api/places?q=Gent&lang=nl");
	expect(gent?.isGuess).toBeUndefined();
});

test("places are counted in the search that is open", async () => {
	const [all] = await read<Locality[]>("/api/places?q=Gent&lang=nl&goal=sale");
	const [few] = await read<Locality[]>("/api/places?q=Gent&lang=nl&goal=sale&minBedrooms=4&city=Luik");
	const { total } = await read<{ total: number }>("/api/properties?goal=sale&minBedrooms=4&city=Gent");
	expect(few?.listings).toBe(total);
	expect(total).toBeLessThan(all?.listings ?? 0);
});
