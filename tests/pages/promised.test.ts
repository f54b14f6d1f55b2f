import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import { translator } from "../../app/i18n/translator";
import { feedOf, feedProperty, feedTypes } from "../support/feed/feed";
import { leastForms } from "../support/forms/forms";
import { returned } from "../support/forms/plain-forms";
import { ask, importFeed } from "../support/site";

const OPTION = 601;
const OFFER = 602;
const RENTAL = 603;
const SOLD = 604;
const SEASONAL = 605;
const LET = 606;
const ANNUITY = 607;
const TAKE_OVER = 608;
const SEASONAL_OPTION = 609;

beforeAll(async () => {
	const Documents = [
		{ ID: "a", Name: { nl: "Attest" }, Url: "https://media.example.com/a.pdf", Access: "public" },
		{ ID: "b", Name: { nl: "Lastenboek" }, Url: "https://media.example.com/b.pdf", Access: "on-request" },
	];
	const properties = [
		feedProperty(OPTION, { State: "under-option", Documents }),
		feedProperty(OFFER, { State: "under-offer", Documents }),
		feedProperty(RENTAL, { Goal: 1, MonthlyRent: 950, State: "under-offer" }),
		feedProperty(LET, { Goal: 1, MonthlyRent: 1_050 }),
		feedProperty(SOLD, { Status: 2, LastChangedDate: new Date().toISOString(), Documents }),
		feedProperty(SEASONAL, { Goal: 1, Deal: "seasonal", Season: { PricePerWeek: 700 } }),
		feedProperty(ANNUITY, { Deal: "life-annuity", State: "under-option", LifeAnnuity: { Bouquet: 60_000 } }),
		feedProperty(TAKE_OVER, { Goal: 1, Deal: "take-over", State: "under-option", Price: 40_000 }),
		feedProperty(SEASONAL_OPTION, { Goal: 1, Deal: "seasonal", State: "under-option", Season: { PricePerWeek: 700 } }),
	];
	await importFeed(feedOf({ propertyTypes: feedTypes, properties }));
});

async function pageOf(id: number, language: string): Promise<string> {
	const { path } = await (await ask(`/api/properties/${id}?lang=${language}`)).json<{ path: string }>();
	return (await ask(path)).text();
}

describe.for(languages)("in %s", (language) => {
	const say = translator(language, "nl", "listing");
	const promised = translator(language, "nl", "property");

	test("a property under option says so, and takes bookings and offers", async () => {
		const page = await pageOf(OPTION, language);
		expect(page).toContain(say("state.under-option"));
		expect(page).toContain(promised("promised.under-option.sale"));
		expect(page).toContain(`${pagePath("offer", language)}?property=${OPTION}`);
		expect(page).toContain(`${pagePath("book-appointment", language)}?property=${OPTION}`);
		expect(page).toContain("https://schema.org/LimitedAvailability");
	});

	test("an option promises no form that the deal does not have", async () => {
		for (const id of [ANNUITY, TAKE_OVER, SEASONAL_OPTION]) {
			const page = await pageOf(id, language);
			expect(page).toContain(promised("promised.under-option.other"));
			for (const goal of ["sale", "rent"] as const)
				expect(page).not.toContain(promised(`promised.under-option.${goal}`));
		}
	});

	test("a property under offer says so, and takes questions alone", async () => {
		const page = await pageOf(OFFER, language);
		expect(page).toContain(say("state.under-offer"));
		expect(page).toContain(promised("promised.under-offer.sale"));
		expect(page).not.toContain(`${pagePath("offer", language)}?property=`);
		expect(page).not.toContain(`${pagePath("book-appointment", language)}?property=`);
		expect(page).toContain("form=contact-me");
		expect(page).toContain("https://schema.org/Reserved");
		expect((await ask(`${pagePath("offer", language)}?property=${OFFER}`)).status).toBe(404);
	});

	test("documents are offered on request only where they can be requested", async () => {
		for (const [id, offered] of [
			[OPTION, true],
			[OFFER, false],
			[SOLD, false],
		] as const) {
			const page = await pageOf(id, language);
			expect(page).toContain("Attest");
			for (const part of ['href="#request-documents"', 'id="request-documents"']) {
				expect(page.includes(part), `${id} ${part}`).toBe(offered);
			}
			const asked = await ask(`${pagePath("contact", language)}?property=${id}&form=request-documents`);
			expect((await asked.text()).includes('data-form="request-documents"'), `${id}`).toBe(offered);
		}
	});

	test("a request for documents of what is sold or under offer is refused, and what was typed stands there", async () => {
		for (const [id, reason] of [
			[OFFER, "gone.underOffer"],
			[SOLD, "gone.property"],
		] as const) {
			const of = { firstName: "Lotte-getypt", propertyId: id, lang: language };
			const request = { ...leastForms["request-documents"], ...of, documents: ["b"] };
			const { html } = await returned("request-documents", request);
			expect(html).toContain(translator(language, "nl", "validation")(reason));
			expect(html).toContain(request.firstName);
		}
	});

	test("a form about a rental names the month beside the rent", async () => {
		const form = await (await ask(`${pagePath("rent-profile", language)}?property=${LET}`)).text();
		expect(form.replaceAll("<!-- -->", "")).toMatch(/1\.050.{0,200} (?:per maand|par mois|per month|pro Monat)/s);
	});

	test("the pages of a viewing say why a property is not visited", async () => {
		const refused = translator(language, "nl", "validation");
		const closed = translator(language, "nl", "appointments");
		for (const [id, reason] of [
			[OFFER, refused("gone.underOffer")],
			[SOLD, closed("closed.title")],
			[SEASONAL, refused("gone.otherDeal")],
		] as const) {
			const times = `${pagePath("book-appointment", language)}?property=${id}`;
			const asked = await ask(`${pagePath("contact", language)}?property=${id}&form=contact-visit`);
			expect([asked.status, asked.headers.get("Location")]).toEqual([302, times]);
			const page = await (await ask(times)).text();
			expect(page).toContain(reason);
			expect(page).not.toContain('data-form="');
			if (id !== SOLD) expect(page).not.toContain(closed("closed.text"));
		}
	});

	test("a request for a viewing that is refused without a script comes back with what was typed", async () => {
		for (const id of [OFFER, SEASONAL]) {
			const visit = { ...leastForms["contact-visit"], firstName: "Lotte-getypt", propertyId: id, lang: language };
			const { html } = await returned("contact-visit", visit);
			expect(html).toContain("Lotte-getypt");
		}
	});

	test("a rental under offer has words of its own, and both have their badge in the lists", async () => {
		expect(await pageOf(RENTAL, language)).toContain(promised("promised.under-offer.rent"));
		const list = await (await ask(pagePath("for-sale", language))).text();
		for (const state of ["under-option", "under-offer"] as const) expect(list).toContain(say(`state.${state}`));
	});
});
