import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { FormName } from "../../../../app/domain/forms/form-names";
import { feedOf, feedProperty, feedTypes } from "../../../../tests/support/feed/feed";
import { call, clearSubmissions, leastForms, putSlot, sendForm } from "../../../../tests/support/forms/forms";
import { property } from "../../../../tests/support/forms/least-forms";
import { importFeed } from "../../../../tests/support/site";

const annuity = { Deal: "life-annuity", Price: 65_000, LifeAnnuity: { Bouquet: 65_000, Annuity: 780 } };
const rent = { Goal: 1, Price: null, MonthlyRent: 460 };

const records = {
	sale: [property.id, {}],
	underOffer: [111, { State: "under-offer" }],
	annuity: [112, annuity],
	publicSale: [113, { Deal: "public-sale", Price: null, PublicSale: { StartPrice: 180_000 } }],
	student: [114, { ...rent, Deal: "student" }],
	seasonal: [115, { Goal: 1, Deal: "seasonal", Price: null, Season: { PricePerWeek: 620 } }],
	takeOver: [116, { Goal: 2, Price: 65_000, MonthlyRent: 1_200 }],
} as const satisfies Record<string, readonly [number, object]>;

beforeAll(async () => {
	const properties = Object.values(records).map(([id, changes]) => feedProperty(id, changes));
	await importFeed(feedOf({ propertyTypes: feedTypes, properties } as never));
	await putSlot(property.slot, 100);
});
beforeEach(clearSubmissions);

async function send(form: FormName, [propertyId]: readonly [number, object], changes: object = {}) {
	return sendForm(form, { ...leastForms[form], propertyId, ...changes });
}

test.for([
	["offer", "publicSale"],
	["offer", "annuity"],
	["offer", "student"],
	["rent-application", "seasonal"],
	["rent-application", "takeOver"],
	["contact-visit", "seasonal"],
] as const)("%s is not taken for a property in the deal %s, and nothing is stored", async ([form, deal]) => {
	const { status, body } = await send(form, records[deal]);
	expect(status).toBe(409);
	expect(body.message).toBe("Dat kan voor dit pand niet met dit formulier. Stel uw vraag aan het kantoor.");
	expect(await env.PERSONAL.prepare("SELECT count(*) AS n FROM submissions").first("n")).toBe(0);
});

test.for([
	["offer", "sale"],
	["contact-visit", "publicSale"],
	["contact-visit", "annuity"],
	["contact-me", "seasonal"],
	["rent-application", "student"],
] as const)("%s is taken for a property in the deal %s", async ([form, deal]) => {
	expect((await send(form, records[deal])).status).toBe(201);
});

test.for(["offer", "contact-visit", "contact-appointment"] as const)(
	"%s for a property under offer says that it is under offer, and not that it is sold",
	async (form) => {
		const { status, body } = await send(form, records.underOffer);
		expect(status).toBe(409);
		expect(body.message).toMatch(/^Dit pand is onder bod/);
		expect((await send("contact-me", records.underOffer)).status).toBe(201);
	},
);

test("a student's income is neither asked nor kept", async () => {
	expect((await send("rent-application", records.student, { income1: 1_200 })).status).toBe(201);
	const data = await env.PERSONAL.prepare("SELECT data FROM submissions").first<string>("data");
	expect(JSON.parse(data ?? "")).not.toHaveProperty("income1");
});

test("the list says each deal and its price, and searches compare no bouquet with a price", async () => {
	const answer = await (await call("/api/properties?lang=nl")).json<{ items: Record<string, unknown>[] }>();
	const said = new Map(answer.items.map(({ id, deal, priceText, price }) => [id, [deal, priceText, price]]));
	expect(said.get(112)).toEqual(["life-annuity", "Bouquet €\u00A065.000 + €\u00A0780 per maand", null]);
	expect(said.get(113)).toEqual(["public-sale", "Instelprijs €\u00A0180.000", 180_000]);
	expect(said.get(115)).toEqual(["seasonal", "€\u00A0620 per week", null]);
	expect(said.get(property.id)?.[0]).toBe("sale");
	const cheap = await (await call("/api/properties?goal=sale&maxPrice=200000")).json<typeof answer>();
	expect(cheap.items.map(({ id }) => id)).toEqual([113]);
	const annuities = await (await call("/api/properties?deal=life-annuity&deal=seasonal")).json<typeof answer>();
	expect(annuities.items.map(({ id }) => id).sort()).toEqual([112, 115]);
});
