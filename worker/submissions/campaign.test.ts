import { expect, test } from "vitest";
import { campaignOf } from "./campaign";

const origin = "https://example.com";

test.for([
	["/nl/te-koop/4101/?utm_source=Facebook&utm_campaign=Voorjaar%202026", "voorjaar 2026"],
	["/nl/?utm_campaign=&utm_source=nieuwsbrief", "nieuwsbrief"],
	["/nl/?s=qr", "qr"],
	["/nl/?q=gent", null],
	["/nl/?utm_campaign=%3Cscript%3E", null],
	[`/nl/?utm_campaign=${"x".repeat(61)}`, null],
	["/nl/?utm_campaign=jo@visitor.example", null],
] as const)("%s names %s", ([path, campaign]) => {
	expect(campaignOf(origin + path, origin)).toBe(campaign);
});

test("nothing is read of a page of others, or where the browser names none", () => {
	expect(campaignOf("https://other.example/?utm_campaign=x", origin)).toBeNull();
	expect(campaignOf(null, origin)).toBeNull();
	expect(campaignOf("about:blank", origin)).toBeNull();
});
