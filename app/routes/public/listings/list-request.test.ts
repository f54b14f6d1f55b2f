import { expect, test } from "vitest";
import { feedTypes } from "../../../../tests/support/feed/feed";
import { typesWithPages } from "../../../domain/landing/landing";
import type { Language } from "../../../domain/language";
import { parseSearch } from "../../../domain/search/search";
import { redirectOf } from "./list-request";

const types = typesWithPages(feedTypes);

function leads(query: string, { language = "nl" as Language, meant = null as string | null } = {}) {
	const params = new URLSearchParams(query);
	const { search, ignored } = parseSearch(params);
	return redirectOf({ search, ignored, params, goal: "sale", language, types, meant });
}

test.for([
	["", null],
	["city=gent", { to: "/nl/te-koop/gent/", status: 301 }],
	["type=11", null],
	["city=gent&type=11", null],
	["city=gent&city=brugge", null],
	["city=gent&maxPrice=300000", null],
	["city=gent&page=2", null],
	// Invalid parameters, leftover words and an open panel have no landing page.
	["city=gent&maxPrice=cheap", null],
	["city=gent&rest=zonnig", null],
	["city=gent&corrected=gnet", null],
	["city=gent&panel=more", null],
	["city=9000", { to: "/nl/te-koop/?zip=9000", status: 302 }],
] as const)("the list at ?%s leads to %o", ([query, expected]) => {
	expect(leads(query)).toEqual(expected);
});

test("a search in words leads where it is meant, before a landing page", () => {
	const meant = "/nl/te-koop/?city=gent&maxPrice=300000";
	expect(leads("q=huis+in+gent", { meant })).toEqual({ to: meant, status: 302 });
});

test("a landing page is in the language of the list", () => {
	expect(leads("city=gent", { language: "fr" })).toEqual({ to: "/fr/a-vendre/gand/", status: 301 });
});
