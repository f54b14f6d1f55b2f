import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { Project } from "../../app/domain/property/project/project";
import { unitRows } from "../../app/domain/property/project/unit-rows";
import type { Property } from "../../app/domain/property/property";
import {
	type GeneratedListing,
	generateListing,
	insertListings,
	listingsOf,
} from "../../tests/support/search/listings";

const service = listingsOf(env);

const listed: Partial<GeneratedListing> = { state: "listed", goal: 0, ended: 0, status: 1 };

function property(id: number, changes: Partial<GeneratedListing>): GeneratedListing {
	return { ...generateListing(id), ...listed, project_id: null, new_build: 0, ...changes };
}

const card = {
	own: "fr",
	title: { fr: "Maison de ville", en: "Town house" },
	type: { nl: "Rijwoning", fr: "Maison mitoyenne" },
	city: { nl: "Luik", fr: "Liège" },
	webId: 1,
	marquee: null,
	from: true,
	priceUnit: null,
	livingSurface: 120,
	groundSurface: null,
	area: true,
	picture: { url: "/media/house-1600.jpg", caption: null },
	priceDownAt: null,
	charges: null,
	insulation: null,
	isIncomplete: false,
};

const detail: Property = {
	ID: 1,
	Goal: 0,
	Language: "fr",
	Reference: "R-1",
	Description: { fr: "<p>Belle maison.</p>" },
	Street: "Rue du Moulin",
	HouseNumber: "12",
	BoxNr: "3",
	CountryName: { nl: "België", fr: "Belgique" },
};

const project: Project = {
	ID: 5,
	Name: { nl: "De Kaai", fr: "Le Quai" },
	City: "Gent",
	PriceList: [
		{ Unit: "A1", PropertyID: 2, Price: 250_000 },
		{ Unit: "A2", PropertyID: 3, Price: 260_000 },
		{ Unit: "A3", PropertyID: 4, Price: 270_000 },
		{ Unit: "A4", PropertyID: null, Price: 280_000 },
		{ Unit: "A5", PropertyID: null, Price: 290_000 },
		{ Unit: "A6", PropertyID: 99, Price: 300_000 },
	],
	PublicAddress: false,
	Latitude: 51.05,
	Longitude: 3.72,
};

beforeAll(async () => {
	const inProject = { project_id: 5, new_build: 1 as const };
	const properties = [
		property(1, {
			card: JSON.stringify(card),
			price: 425_000,
			zip: "4000",
			region: "wallonia",
			epc: "b",
			latitude: 50.6,
			longitude: 5.5,
		}),
		property(2, { ...inProject, price: 250_000 }),
		property(3, { ...inProject, price: null, card: JSON.stringify({ ...card, deal: "under-option" }) }),
		property(4, { ...inProject, state: "draft", price: 270_000 }),
		property(6, { state: "ended", status: 2, ended: 1 }),
		property(7, { state: "unpublished" }),
		property(8, { state: "withdrawn" }),
		property(9, { ...inProject, price: null }),
		property(10, { region: "luxembourg", zip: "1111" }),
	];
	await env.LISTINGS.batch([
		...insertListings(env.LISTINGS, properties),
		env.LISTINGS.prepare(
			"INSERT INTO property_details (id, detail) SELECT id, json_object('ID', id, 'Goal', 0) FROM listings",
		),
		env.LISTINGS.prepare("UPDATE property_details SET detail = ? WHERE id = 1").bind(JSON.stringify(detail)),
		env.LISTINGS.prepare(
			`UPDATE property_details SET detail = json_patch(detail, '{"Street":"Rue du Moulin","HouseNumber":"12"}') WHERE id = 10`,
		),
		env.LISTINGS.prepare(
			`INSERT INTO pictures (kind, owner_id, position, url, caption) VALUES
			('property', 1, 1, '/media/kitchen-1600.jpg', '{"fr":"Cuisine"}'), ('property', 1, 0, '/media/house-1600.jpg', NULL)`,
		),
		env.LISTINGS.prepare(
			`INSERT INTO documents (kind, owner_id, id, position, name, url, access) VALUES
			('property', 1, 'plan', 1, '{"fr":"Plans"}', 'https://example.com/plan.pdf', 'on-request'),
			('property', 1, 'epc', 0, NULL, 'https://example.com/epc.pdf', 'public')`,
		),
		env.LISTINGS.prepare(
			`INSERT INTO projects (id, state, city_nl, city_fr, city_en, city_de, sold_out, listed_at, card, detail, hash)
			VALUES (5, 'listed', 'gent', 'gand', 'ghent', 'gent', 0, 1, ?, ?, '')`,
		).bind(
			JSON.stringify({ own: null, title: project.Name, city: project.City, picture: null }),
			JSON.stringify(project),
		),
		env.LISTINGS.prepare(
			`INSERT INTO constructions (project_id, position, unit, floor, status, requirement, property_id) VALUES
			(5, 0, 'A1', '1', 'for-sale', '{"nl":"Twee slaapkamers"}', 2), (5, 1, 'A5', '1', 'sold', NULL, 9)`,
		),
	]);
});

test("a listed property is shown in the reader's language, its description else in its own", async () => {
	const answer = await service.property(1, "nl");
	expect(answer).toMatchObject({
		found: "listed",
		detail: {
			card: {
				// The title is in French and English only.
				path: "/nl/te-koop/luik/rijwoning-luik/1/",
				title: "Rijwoning in Luik",
				type: "Rijwoning",
				city: "Luik",
				priceText: "vanaf €\u00A0425.000",
				epc: { region: "wallonia", label: "b", image: "/images/epc/wallonia/b.png" },
				latitude: null,
				longitude: null,
				area: { latitude: 50.6, longitude: 5.5, radius: 500 },
			},
			reference: "R-1",
			description: "<p>Belle maison.</p>",
			descriptionLanguage: "fr",
			untranslated: ["nl", "en", "de"],
			street: "Rue du Moulin 12/3",
			country: "België",
			project: null,
			alternates: { en: "/en/for-sale/liege/town-house/1/", fr: "/fr/a-vendre/liege/maison-de-ville/1/" },
		},
	});
});

test("an address in Luxembourg is written in its order", async () => {
	const answer = await service.property(10, "fr");
	expect(answer).toMatchObject({ detail: { street: "12, rue du Moulin", card: { zip: "1111", country: "LU" } } });
});

test("earlier prices come with a property, the latest first, and those of another goal do not", async () => {
	await env.LISTINGS.exec(
		"INSERT INTO price_history (property_id, at, goal, price) VALUES (1, 100, 'sale', 450000), (1, 50, 'rent', 900), (1, 200, 'sale', 425000), (3, 100, 'sale', 1)",
	);
	const known = await service.property(1, "nl");
	expect(known).toMatchObject({
		detail: {
			prices: [
				{ at: 200, price: 425_000 },
				{ at: 100, price: 450_000 },
			],
		},
	});
	// The price of the third is hidden, and so is its history.
	expect(await service.property(3, "nl")).toMatchObject({ detail: { prices: [] } });
});

test("a title in the reader's language names no other language", async () => {
	const answer = await service.property(1, "en");
	if (answer.found !== "listed") throw new Error("not found");
	expect(answer.detail.card.title).toBe("Town house");
	expect(answer.detail.card.titleLanguage).toBeUndefined();
});

test("pictures come in order and always have a text alternative", async () => {
	const answer = await service.property(1, "fr");
	if (answer.found !== "listed") throw new Error("not found");
	expect(answer.detail.pictures.map(({ src, alt }) => [src, alt])).toEqual([
		["/media/house-800.jpg", "Maison de ville"],
		["/media/kitchen-800.jpg", "Cuisine"],
	]);
});

test("a list is given the pictures after the first, of listed properties alone", async () => {
	const found = await service.morePictures([1, 2, 4, 12_345]);
	expect(Object.keys(found)).toEqual(["1"]);
	expect(found[1]?.map(({ src }) => src)).toEqual(["/media/kitchen-800.jpg"]);
	expect(found[1]?.[0]?.sources[0]?.srcset).toBe("/media/kitchen-400.avif 400w, /media/kitchen-800.avif 800w");
	expect(await service.morePictures([])).toEqual({});
});

test("a document on request keeps its address to itself", async () => {
	const answer = await service.property(1, "fr");
	if (answer.found !== "listed") throw new Error("not found");
	expect(answer.detail.documents).toEqual([
		{ id: "epc", name: "epc", url: "https://example.com/epc.pdf", access: "public" },
		{ id: "plan", name: "Plans", url: null, access: "on-request" },
	]);
});

test("what was sold long ago is gone, with properties like it", async () => {
	const answer = await service.property(6, "nl");
	expect(answer.found).toBe("ended");
	if (answer.found !== "ended") return;
	expect(answer.similar.length).toBeGreaterThan(0);
	expect(answer.similar.every((each) => each.goal === "sale" && each.id !== 6)).toBe(true);
});

test("drafts and unpublished properties are found in preview alone, withdrawn ones never", async () => {
	for (const id of [4, 7]) expect((await service.property(id, "nl")).found).toBe("none");
	for (const id of [4, 6, 7]) {
		expect((await service.preview(id, "nl")).found).toBe("listed");
	}
	for (const id of [8, 12_345]) expect((await service.preview(id, "nl")).found).toBe("none");
});

test("a property of a project has its second address", async () => {
	const answer = await service.property(2, "nl");
	if (answer.found !== "listed") throw new Error("not found");
	expect(answer.detail.project).toMatchObject({ id: 5, name: "De Kaai", path: "/nl/projecten/gent/de-kaai/5/" });
	expect(answer.detail.project?.unitPath).toMatch(/^\/nl\/projecten\/gent\/de-kaai\/5\/[a-z0-9-]+\/2\/$/);
});

test("a project's price list leaves out the prices that its properties hide", async () => {
	const found = await service.project(5, "nl");
	expect(found?.prices.map((entry) => entry.unit)).toEqual(["A1", "A4"]);
	expect(found?.card.priceFrom).toBe(250_000);
	expect(found?.card.prices).toEqual([{ bedrooms: 6, homes: 1, price: 250_000 }]);
	expect(found?.properties.map((each) => each.id)).toEqual([2, 3, 9]);
	expect(found?.constructions).toMatchObject([
		{ unit: "A1", requirement: "Twee slaapkamers", propertyId: 2, path: expect.stringContaining("/2/") },
		{ unit: "A5", propertyId: 9 },
	]);
});

test("a project with a hidden address shows a circle", async () => {
	const found = await service.project(5, "nl");
	expect(found).toMatchObject({ latitude: null, longitude: null, area: { latitude: 51.05, radius: 500 } });
});

test("projects are listed by city in any language", async () => {
	expect((await service.projects("nl", { places: { names: ["Gand"] } })).items.map((each) => each.id)).toEqual([5]);
	expect((await service.projects("nl", { places: { names: ["Brussel"] } })).total).toBe(0);
	expect(await service.project(6, "nl")).toBeNull();
});

test("cards come in the order asked for, without what is not listed", async () => {
	const cards = await service.cards([3, 6, 1, 3, 999], "nl");
	expect(cards.map((each) => each.id)).toEqual([3, 1]);
});

test("the sitemap has every listed property and project once, with its pictures", async () => {
	const entries = await service.sitemap(0);
	expect(entries.map((entry) => entry.localized.nl.split("/").at(-2)).sort()).toEqual(["1", "10", "2", "3", "5", "9"]);
	expect(entries.flatMap((entry) => entry.pictures)).toEqual(["/media/house-1600.jpg", "/media/kitchen-1600.jpg"]);
});

test("the sitemap and the page of a property without a title name the same languages", async () => {
	await env.LISTINGS.batch([
		env.LISTINGS.prepare("UPDATE listings SET card = json_set(card, '$.title', NULL) WHERE id IN (9, 10)"),
		env.LISTINGS.prepare("UPDATE property_details SET detail = json_set(detail, '$.Description', NULL) WHERE id = 9"),
		env.LISTINGS.prepare(
			`UPDATE property_details SET detail = json_patch(detail, '{"Description":{"nl":"<p>Huis</p>"}}') WHERE id = 10`,
		),
	]);
	const found = await service.property(10, "nl");
	const entry = (await service.sitemap(0)).find(({ localized }) => localized.nl.endsWith("/10/"));
	expect(entry?.untranslated).toEqual(["fr", "en", "de"]);
	expect(found).toMatchObject({ detail: { untranslated: entry?.untranslated } });
	const bare = (await service.sitemap(0)).find(({ localized }) => localized.nl.endsWith("/9/"));
	expect(bare?.untranslated).toEqual([]);
});

test("a path is found by its original, and an unknown one is not", async () => {
	expect((await service.resolvePath("/for-sale/"))?.localized.fr).toBe("/fr/a-vendre/");
	expect(await service.resolvePath("/no-such-page/")).toBeNull();
});

test("an original path leads to a property's address at once, also where its title is in another language", async () => {
	const stored = JSON.stringify({ nl: "/nl/te-koop/luik/maison-de-ville/1/" });
	await env.LISTINGS.prepare(
		"INSERT INTO paths (original, type, localized, breadcrumb) VALUES ('/property/1/', 'page', ?1, '[]')",
	)
		.bind(stored)
		.run();
	const [shown] = await service.cards([1], "nl");
	expect(shown?.path).toBe("/nl/te-koop/luik/rijwoning-luik/1/");
	expect((await service.resolvePath("/property/1/"))?.localized.nl).toBe(shown?.path);
});

test("a project without a free unit is sold out, or let where units were let and none was sold", async () => {
	expect((await service.project(5, "nl"))?.card.soldOut).toBeNull();
	await env.LISTINGS.prepare("UPDATE projects SET sold_out = 1 WHERE id = 5").run();
	expect((await service.project(5, "nl"))?.card.soldOut).toBe("sold");
	await env.LISTINGS.prepare("UPDATE constructions SET status = 'rented' WHERE project_id = 5 AND unit = 'A5'").run();
	expect((await service.project(5, "nl"))?.card.soldOut).toBe("rented");
});

test("a project's card counts the units that its page shows as free, not those under option", async () => {
	await env.LISTINGS.exec(
		"INSERT INTO constructions (project_id, position, unit, status, property_id) VALUES (5, 2, 'A2', 'for-sale', 3), (5, 3, 'A8', NULL, NULL)",
	);
	const free = (await service.projects("nl", {})).items[0]?.unitsForSale;
	const detail = await service.project(5, "nl");
	expect(free).toBe(1);
	expect(detail && unitRows(detail).filter(({ status }) => status === "for-sale")).toHaveLength(1);
});

test("a unit that the price list alone names counts as free where its property is for sale", async () => {
	await env.LISTINGS.exec("DELETE FROM constructions WHERE project_id = 5 AND unit = 'A1'");
	const free = (await service.projects("nl", {})).items[0]?.unitsForSale;
	const detail = await service.project(5, "nl");
	expect(free).toBe(1);
	expect(detail && unitRows(detail).filter(({ status }) => status === "for-sale")).toHaveLength(1);
});
