import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { bundledBrand } from "../../../../app/domain/agency/brand";
import { greetedOf } from "../../../../app/domain/email/greeting";
import { feedOf, feedProperty, feedTypes } from "../../../../tests/support/feed/feed";
import { clearSubmissions, emailsOf, leastForms, putSlot, sendForm } from "../../../../tests/support/forms/forms";
import { property } from "../../../../tests/support/forms/least-forms";
import { calendarOf, lineOf } from "../../../../tests/support/forms/viewings";
import { importFeed } from "../../../../tests/support/site";
import { compose } from "../../../email/compose";

const hidden = {
	Reference: "REF-7",
	PublishAddress: false,
	PublishPrice: false,
	Price: 654_321,
	Street: "Geheimstraat",
	HouseNumber: "12",
	BoxNr: "3",
	CadastralReference: "Gent 7, C 412 K",
	Zip: "9000",
	City: { nl: "Gent" },
};

beforeAll(async () => {
	await importFeed(feedOf({ propertyTypes: feedTypes, properties: [feedProperty(property.id, hidden)] } as never));
	await putSlot(property.slot, 100);
});
beforeEach(clearSubmissions);

const toVisitor = async () => (await emailsOf("recipient = ?", "lotte@example.com"))[0];
const toAgency = async () => (await emailsOf("recipient <> ?", "lotte@example.com"))[0];

test("the agency reads which property it is, by reference, whole address and price, also where none is published", async () => {
	await sendForm("contact-me", leastForms["contact-me"]);
	const agency = await toAgency();
	expect(agency?.subject).toMatch(/^\[REF-7, Geheimstraat 12\/3\] /);
	expect(agency?.text).toContain("REF-7 · Geheimstraat 12/3, 9000 Gent · €\u00A0654.321");
	const visitor = await toVisitor();
	expect(visitor?.text).not.toMatch(/Geheimstraat|654/);
	const stored = await env.LISTINGS.prepare("SELECT detail FROM property_details").first("detail");
	expect(stored).not.toMatch(/Geheimstraat|654321|412 K/);
});

test("who has booked a viewing is told where to be", async () => {
	await sendForm("contact-appointment", leastForms["contact-appointment"]);
	const visitor = await toVisitor();
	expect(visitor?.text).toContain("Geheimstraat 12/3, 9000 Gent");
	expect(visitor?.text).not.toContain("654");
	expect(lineOf(await calendarOf(visitor), "LOCATION")).toContain("Geheimstraat 12/3");
	expect(lineOf(await calendarOf(await toAgency()), "DESCRIPTION")).toContain("0470");
	// Phone number, reference, and reminders a day and an hour before.
	const calendar = await calendarOf(visitor);
	expect(lineOf(calendar, "DESCRIPTION")).toMatch(/\d{2}.*REF-7/);
	expect(calendar.match(/BEGIN:VALARM/g)).toHaveLength(2);
	expect(calendar).toContain("TRIGGER:-PT1H");
	expect(visitor?.subject).toMatch(
		/^Uw afspraak op (?:maan|dins|woens|donder|vrij|zater|zon)dag \d+\u00A0\p{L}+ om \d+\.\d\d\u00A0uur/u,
	);
});

test("a visitor is greeted by title and last name, without a title by the first name", async () => {
	await sendForm("contact-me", { ...leastForms["contact-me"], title: "ms", lastName: "Peeters" });
	expect((await toVisitor())?.text).toContain("Beste mevrouw Peeters,");
	expect(compose({ ...letter, greet: greetedOf({ firstName: "Sofie", lastName: "Peeters" }) }, site).text).toContain(
		"Bonjour Sofie,",
	);
	expect(compose({ ...letter, greet: { title: "mr", lastName: "Peeters" } }, site).text).toContain(
		"Bonjour Monsieur Peeters,",
	);
});

const site = { origin: "https://example.com", fallback: "nl", agency: bundledBrand } as const;
const letter = { form: "site-contact", template: "visitor.site-contact", language: "fr", to: "a@example.com" } as const;

test("or that the agent sends the address, where the agency wants it so", async () => {
	await sendForm("contact-appointment", leastForms["contact-appointment"], {}, {
		ADDRESS_AFTER_BOOKING: "agent-sends",
	} as Partial<Env>);
	const visitor = await toVisitor();
	expect(visitor?.text).toContain("9000 Gent. De makelaar stuurt u het adres.");
	expect(visitor?.text).not.toContain("Geheimstraat");
	expect(lineOf(await calendarOf(visitor), "LOCATION")).not.toContain("Geheimstraat");
	expect((await toAgency())?.text).toContain("Geheimstraat 12/3");
});
