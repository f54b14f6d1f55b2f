import { expect, test } from "vitest";
import type { EmailRequest } from "../../../worker/email/request";
import { agencyPropertyCard, type EmailPropertyCard, emailPropertyCard } from "./property-card";

const card = { title: "Woning", zip: "9000", city: "Gent", priceText: "", priceUnit: null, path: "/", picture: null };
const origin = "https://example.com";

/** Stands for every email to a visitor. */
const mailed = ({ details }: EmailPropertyCard<"visitor">) => details;

test("a rent has its unit and its charges, as on the site", () => {
	const rent = { ...card, priceText: "€ 810", priceUnit: "per maand + € 120 lasten" };
	expect(mailed(emailPropertyCard(rent, origin))).toBe("9000 Gent · € 810 per maand + € 120 lasten");
});

test("a card made for another audience, or for none, does not compile where a visitor reads", () => {
	const long = "GENT-1 · Sleepstraat 1, 9000 Gent";
	expect(mailed(emailPropertyCard(card, origin))).toBe("9000 Gent");
	// @ts-expect-error made for the agency
	expect(mailed(agencyPropertyCard(card, { long }, origin))).toBe(long);
	// @ts-expect-error made for nobody
	mailed({ title: "Woning", details: "", url: "/", picture: null });
});

test("an email to visitors that has the agency's card does not compile, and the other way round", () => {
	const email = { form: "contact-me", language: "nl", to: "a@example.com" } as const;
	const agencys = agencyPropertyCard(card, { long: "REF-1 · Sleepstraat 1 · € 300.000" }, origin);
	const visitors = emailPropertyCard(card, origin);
	const requests: EmailRequest[] = [
		{ ...email, template: "agency.contact-me", property: agencys },
		{ ...email, template: "visitor.contact-me", property: visitors },
		// @ts-expect-error the agency's card in an email to a visitor
		{ ...email, template: "visitor.contact-me", property: agencys },
		// @ts-expect-error a visitor's card in an email to the agency
		{ ...email, template: "agency.contact-me", property: visitors },
	];
	expect(requests).toHaveLength(4);
});

test("a link in an email says so, beside what it has of its own; the agency's is plain", () => {
	const preview = { ...card, path: "/nl/preview/property/1/?expires=9&signature=x" };
	const url = ({ url: address }: { url: string }) => address;
	expect(url(emailPropertyCard(preview, origin))).toBe(`${origin}${preview.path}&s=mail`);
	expect(url(agencyPropertyCard(preview, { long: "" }, origin))).toBe(`${origin}${preview.path}`);
});
