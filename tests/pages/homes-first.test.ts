import { beforeAll, expect, test } from "vitest";
import { feedOf, feedProperty, feedTypes } from "../support/feed/feed";
import { answerOf, ask, importFeed } from "../support/site";

const garage = { ID: 5, ParentID: null, Name: { nl: "Garage", fr: "Garage", en: "Garage", de: "Garage" }, WebID: 5 };
const flat = {
	ID: 2,
	ParentID: null,
	Name: { nl: "Appartement", fr: "Appartement", en: "Flat", de: "Wohnung" },
	WebID: 1,
};

beforeAll(async () => {
	await importFeed(
		feedOf({
			propertyTypes: [...feedTypes, flat, garage],
			properties: [
				...[1, 2, 3].map((id) => feedProperty(id)),
				feedProperty(4, { MainTypeID: 2, TypeID: 2 }),
				...[5, 6].map((id) => feedProperty(id, { MainTypeID: 5, TypeID: 5, WebID: 5, Title: { nl: `Box ${id}` } })),
			],
		}),
	);
});

async function htmlOf(path: string): Promise<string> {
	return (await ask(path)).text();
}

test("houses and flats are the first choice of the home page's search, unless the words say another type", async () => {
	const first = "type=1%2C2";
	expect(await htmlOf("/nl/")).toContain('<option value="1,2">');
	expect(await answerOf(`/nl/?goal=sale&${first}&q=&maxPrice=`)).toBe("302 /nl/te-koop/?type=1&type=2");
	expect(await answerOf(`/nl/?goal=sale&${first}&q=Gnet`)).toBe("302 /nl/te-koop/?type=1&type=2&city=Gent");
	expect(await answerOf(`/nl/?goal=sale&${first}&q=in+Gent+onder+400.000`)).toBe(
		"302 /nl/te-koop/?type=1&type=2&city=Gent&maxPrice=400000",
	);
	expect(await answerOf(`/nl/?goal=sale&${first}&q=garage+te+koop+in+Gent`)).toBe("302 /nl/te-koop/?type=5&city=Gent");
	expect(await answerOf(`/nl/?goal=sale&${first}&q=Veldstraat+12`)).toBe("302 /nl/te-koop/?q=Veldstraat+12");
	expect(await answerOf("/nl/?goal=sale&type=5&q=Gent")).toBe("302 /nl/te-koop/?type=5&city=Gent");
	expect(await answerOf("/nl/?goal=sale&type=&q=Gent")).toBe("302 /nl/te-koop/?city=Gent");
});

test("the home page shows no garages among what is new", async () => {
	const html = await htmlOf("/nl/");
	expect(html).toContain("Woning 3");
	expect(html).not.toContain("Box 5");
});

test("one home for sale is that of the week, and is not shown again among what is new", async () => {
	const html = await htmlOf("/nl/");
	const [, week = ""] = html.match(/<section aria-labelledby="home-week".*?data-heart="(\d+)"/s) ?? [];
	expect(Number(week)).toBeGreaterThan(0);
	expect(html.split(`data-heart="${week}"`)).toHaveLength(2);
});

test("menus lead to the page of houses and flats, whose chips can be taken away; the plain list has everything", async () => {
	const path = "/nl/te-koop/huizen-en-appartementen/";
	expect(await htmlOf("/nl/contact/")).toMatch(new RegExp(`<a[^>]*href="${path}"[^>]*>Te koop</a>`));
	const homes = await htmlOf(path);
	expect(homes).toContain("Huizen en appartementen te koop");
	expect(homes).toContain("4 panden");
	expect(homes).toContain("Filter verwijderen: Woning");
	expect(homes).toContain("Filter verwijderen: Appartement");
	expect(homes).not.toContain("noindex");
	expect(homes).toContain(`rel="canonical" href="https://example.com${path}"`);
	expect(homes).toContain('href="/nl/te-koop/gent/"');
	expect(homes).not.toContain(`href="${path}gent/"`);
	expect(await answerOf("/nl/te-koop/?type=1&type=2")).toBe(`301 ${path}`);
	expect(await htmlOf("/nl/te-koop/?type=5")).toContain("noindex");
	expect(await htmlOf("/nl/te-koop/")).toContain("6 panden");
	const everything = (await (await ask("/api/properties?lang=nl&goal=sale")).json()) as { total: number };
	expect(everything.total).toBe(6);
});

test("a page that is not there is not counted among those that are", async () => {
	const response = await ask("/nl/te-koop/?page=999");
	expect(response.status).toBe(404);
	expect(await response.text()).not.toContain("pagina 999");
});
