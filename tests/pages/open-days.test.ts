import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { languages } from "../../app/domain/language";
import { pagePath, thanksPath } from "../../app/domain/pages/paths";
import { openHouseSlotId } from "../../app/domain/property/open-houses";
import appointments from "../../locales/nl/appointments.json";
import common from "../../locales/nl/common.json";
import listing from "../../locales/nl/listing.json";
import search from "../../locales/nl/search.json";
import validation from "../../locales/nl/validation.json";
import { staffCookie } from "../support/accounts/desk";
import { feedOf, feedProperty, feedTypes } from "../support/feed/feed";
import { schemaFaults } from "../support/schema-org";
import { ask, importFeed } from "../support/site";

const at = (days: number, hours = 0) => new Date(Date.now() + days * 86_400_000 + hours * 3_600_000).toISOString();
const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1_000);

beforeAll(async () => {
	const OpenHouses = [
		{ ID: "o1", Start: at(3), End: at(3, 2), Capacity: 5, Registration: true },
		{ ID: "o2", Start: at(11), End: at(11, 2) },
	];
	const properties = [feedProperty(8101, { OpenHouses }), feedProperty(8102, { Goal: 1, MonthlyRent: 900 })];
	await importFeed(feedOf({ propertyTypes: feedTypes, properties } as never));
});

const words = { nl: "Kijkdagen", fr: "Portes ouvertes", en: "Open days", de: "Besichtigungstage" };

test.for(languages)("the page of open days has them by week, in %s", async (language) => {
	const page = await ask(pagePath("open-days", language));
	const html = await page.text();
	expect(page.status).toBe(200);
	expect(html).toMatch(new RegExp(`<h1[^>]*>${words[language]}</h1>`));
	expect(html.match(/aria-labelledby="week-/g)).toHaveLength(2);
	expect(html).toContain(`${pagePath("open-house", language)}?openHouse=o1`);
	expect(html).toContain(`/api/open-houses/8101/o2.ics?lang=${language}`);
	expect(html).toContain('"@type":"Event"');
	expect(schemaFaults(html)).toEqual([]);
});

test("a property's page shows its open days, and one with places has a form", async () => {
	const property = await ask("/nl/te-koop/gent/woning-8101/8101/");
	const html = await property.text();
	expect(html).toContain('id="open-houses"');
	expect(html).toContain('"@type":"Event"');
	const form = await ask(`${pagePath("open-house", "nl")}?openHouse=o1`);
	expect([form.status, (await form.text()).includes('data-form="open-house"')]).toEqual([200, true]);
	expect((await ask(`${pagePath("open-house", "nl")}?openHouse=o2`)).status).toBe(404);
});

test("whoever has just registered is shown other properties than that one", async () => {
	const person = { firstName: "Jo", lastName: "Demo", email: "jo@example.com", phone: "0470 00 00 01" };
	const registered = await ask("/api/forms/open-house", {
		method: "POST",
		headers: { "Content-Type": "application/json", Accept: "application/json", Origin: "https://example.com" },
		body: JSON.stringify({ ...person, openHouseId: "o1", captcha: "right", lang: "nl" }),
	});
	expect(registered.status).toBe(201);
	const cookie = registered.headers.get("Set-Cookie")?.split(";")[0] ?? "";
	const html = await (await ask(thanksPath("open-house", "nl"), { headers: { cookie } })).text();
	expect(html).toContain("Woning 8101");
	expect(html).toContain('data-heart="8102"');
	expect(html).not.toContain('data-heart="8101"');
	expect(html).toContain(appointments.mine.cancel.open);
	expect(html).not.toContain(appointments.manage);
});

test("an open day that is over says so of itself, not of its property", async () => {
	const past = { ID: "o3", Start: at(-2), End: at(-2, 2), Capacity: 5, Registration: true };
	await env.PERSONAL.prepare(
		"INSERT INTO appointment_slots (id, property_id, starts_at, ends_at, capacity, open_house) VALUES (?, 8101, ?, ?, 5, 'feed')",
	)
		.bind(openHouseSlotId(past.ID), seconds(past.Start), seconds(past.End))
		.run();
	const page = await ask(`${pagePath("open-house", "nl")}?openHouse=${past.ID}`);
	const html = await page.text();
	expect(page.status).toBe(200);
	expect(html).toContain("Woning 8101");
	expect(html).toContain(validation.gone.openHouse);
	expect(html).not.toContain('data-form="open-house"');
});

test("an open day that nobody knows is a page that is not there, not a property that is sold", async () => {
	const page = await ask(`${pagePath("open-house", "nl")}?openHouse=nothing`);
	expect(page.status).toBe(404);
	expect(await page.text()).toContain(common.error.notFoundTitle);
});

test("the desk's week has them too, to be changed where they come from", async () => {
	const cookie = await staffCookie({ role: "manager" });
	const week = await ask(`/nl/desk/viewings/?week=${brusselsDay(at(11))}`, { headers: { cookie } });
	const html = await week.text();
	expect(html).toMatch(/<span>\d\d:\d\d–\d\d:\d\d Kijkdag<\/span>/);
	expect(html).toContain("zonder inschrijving");
	expect(html).not.toContain('#open-day-o2"');
	expect(html).not.toContain('value="call-off-house"');
});

test("without open days, the page leads to a message about the next one, for sale or to let", async () => {
	await importFeed(feedOf({ propertyTypes: feedTypes, properties: [feedProperty(8101), feedProperty(8102)] } as never));
	const html = await (await ask(pagePath("open-days", "nl"))).text();
	expect(html).toContain(listing.openHouse.none);
	for (const goal of ["sale", "rent"]) {
		const alert = `${pagePath("search-alert", "nl")}?goal=${goal}&openHouse=1`;
		expect(html).toContain(`href="${alert.replace("&", "&amp;")}"`);
		expect(await (await ask(alert)).text()).toContain(search.feature.openHouse);
	}
});
