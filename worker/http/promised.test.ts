import { beforeEach, describe, expect, test } from "vitest";
import { feedOf, feedProperty } from "../../tests/support/feed/feed";
import { clearSubmissions, countOf, leastForms, property, putSlot, sendForm } from "../../tests/support/forms/forms";
import { importFeed } from "../../tests/support/site";

const underOption = 505;
const underOffer = 606;
const promisedRental = 607;

beforeEach(clearSubmissions);

/** Imports the property of the slots with these changes. */
async function importWith(changes: Record<string, unknown>): Promise<void> {
	const all = [
		feedProperty(underOption, { State: "under-option" }),
		feedProperty(underOffer, { State: "under-offer" }),
		feedProperty(promisedRental, { Goal: 1, MonthlyRent: 900, State: "under-offer" }),
		feedProperty(property.id, changes),
	];
	await importFeed(
		feedOf({ properties: all, propertyTypes: [{ ID: 1, ParentID: null, Name: { nl: "Woning" }, WebID: 1 }] }),
	);
	await putSlot(property.slot, 1_000);
}

describe("a property under option", () => {
	test("takes an offer and a booking, as the option may lapse", async () => {
		await importWith({ State: "under-option" });
		expect((await sendForm("offer", { ...leastForms.offer, propertyId: underOption })).status).toBe(201);
		expect((await sendForm("contact-appointment", leastForms["contact-appointment"])).status).toBe(201);
	});
});

describe("a property under offer", () => {
	test("takes neither an offer nor a booking nor an application", async () => {
		await importWith({ State: "under-offer" });
		expect((await sendForm("offer", { ...leastForms.offer, propertyId: underOffer })).status).toBe(409);
		expect((await sendForm("contact-appointment", leastForms["contact-appointment"])).status).toBe(409);
		const application = { ...leastForms["rent-application"], propertyId: promisedRental };
		expect((await sendForm("rent-application", application)).status).toBe(409);
		expect(await countOf("submissions")).toBe(0);
	});

	test("still takes a question", async () => {
		await importWith({});
		expect((await sendForm("contact-me", { ...leastForms["contact-me"], propertyId: underOffer })).status).toBe(201);
	});
});
