import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { listingQuery } from "../../app/domain/desk/listings";
import { languages } from "../../app/domain/language";
import { staffCookie, staffNamed } from "../../tests/support/accounts/desk";
import { feedOf, feedProperty } from "../../tests/support/feed/feed";
import { emailsOf, importProperties, leastForms, sendForm } from "../../tests/support/forms/forms";
import { importFeed } from "../../tests/support/site";
import { createServices } from "../services";

const nothing = { Title: undefined, City: undefined, TypeID: undefined, MainTypeID: undefined, WebID: undefined };
/** A property with only a number, and one whose type has no name. */
const [bare, typed] = [7101, 7102];

beforeAll(async () => {
	await importProperties();
	await importFeed(
		feedOf({
			propertyTypes: [{ ID: 77 }],
			properties: [feedProperty(bare, nothing), feedProperty(typed, { ...nothing, City: { nl: "Gent" }, TypeID: 77 })],
			projects: [{ ID: 71, Status: 1 }],
		}),
	);
});

const isBare = (name: string) => /^[\d\s\u00A0]*$/.test(name) || /\b77\b/.test(name);

test.for(languages)("no property or project is called by a bare number in %s", async (language) => {
	const { listings } = createServices(env);
	const cards = await listings.cards([bare, typed], language);
	const project = await listings.project(71, language);
	const names = [...cards.map(({ title }) => title), project?.card.title ?? ""];
	expect(names).toHaveLength(3);
	expect(names.filter(isBare)).toEqual([]);
});

test("a property that has no words is named as one in an email", async () => {
	await sendForm("contact-me", { ...leastForms["contact-me"], propertyId: bare });
	const [email] = await emailsOf("recipient = 'lotte@example.com'");
	expect(email?.subject).toContain(`Pand nr.\u00A0${bare}`);
});

test("the desk names it, whichever language its reader has", async () => {
	await staffCookie({ role: "manager" });
	const { desk } = createServices(env);
	const staff = await staffNamed("manager@example.com");
	for (const language of languages) {
		const { rows } = await desk.properties.list(staff, listingQuery(new URLSearchParams("state=all")), language);
		expect(rows.map(({ title }) => title).filter(isBare)).toEqual([]);
	}
	const { rows } = await desk.properties.list(staff, listingQuery(new URLSearchParams(`state=all&q=${bare}`)), "de");
	expect(rows.map(({ title }) => title)).toEqual([`Immobilie Nr.\u00A0${bare}`]);
});
