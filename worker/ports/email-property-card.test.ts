import { expect, test } from "vitest";
import { agencyPropertyCard, emailPropertyCard } from "./email-property-card";
import type { EmailPropertyCard } from "./email-request";

/** Stands for every email to a visitor. */
const mailed = (card: EmailPropertyCard<"visitor">) => card.details;

test("a card made for another audience, or for none, does not compile where a visitor reads", () => {
	const card = { title: "Woning", zip: "9000", city: "Gent", priceText: "", path: "/", picture: null };
	const long = "GENT-1 · Sleepstraat 1, 9000 Gent";
	expect(mailed(emailPropertyCard(card, "https://example.com"))).toBe("9000 Gent");
	// @ts-expect-error made for the agency
	expect(mailed(agencyPropertyCard(card, { long }, "https://example.com"))).toBe(long);
	// @ts-expect-error made for nobody
	mailed({ title: "Woning", details: "", url: "/", picture: null });
});
