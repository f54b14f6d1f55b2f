import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { Property } from "../../../app/domain/property/property";
import {
	type GeneratedListing,
	generateListing,
	insertListings,
	listingsOf,
} from "../../../tests/support/search/listings";

const service = listingsOf(env);

type Stored = { id: number; zip: string; state?: GeneratedListing["state"]; detail: Partial<Property> };

const molenstraat = { nl: "Oude Molenstraat", fr: "Vieille rue du Moulin" };
const ghent = { nl: "Gent", fr: "Gand" };
const stored: Stored[] = [
	{ id: 4101, zip: "9000", detail: { Street: molenstraat, City: ghent, Language: "nl" } },
	{ id: 4102, zip: "9000", detail: { Street: molenstraat, City: ghent, Language: "nl" } },
	{ id: 4103, zip: "3500", detail: { Street: "Oude Molenstraat", City: "Hasselt" } },
	{ id: 4104, zip: "9000", state: "draft", detail: { Street: "Molenweg", City: ghent } },
	// A hidden address: the record holds no street.
	{ id: 4105, zip: "9000", detail: { City: ghent } },
];

beforeAll(async () => {
	const withZip = stored.map(({ id, zip, state = "listed" }) => ({ ...generateListing(id), zip, state }));
	await env.LISTINGS.batch([
		...insertListings(env.LISTINGS, withZip),
		...stored.flatMap(({ id, detail }) => [
			env.LISTINGS.prepare("DELETE FROM listing_words WHERE rowid = ?").bind(id),
			env.LISTINGS.prepare(
				"INSERT INTO listing_words (rowid, reference) VALUES (?, 'oude molenstraat vieille rue du moulin molenweg')",
			).bind(id),
			env.LISTINGS.prepare("INSERT INTO property_details (id, detail) VALUES (?, ?)").bind(
				id,
				JSON.stringify({ ID: id, Goal: 0, ...detail }),
			),
		]),
	]);
});

async function found(text: string, zip?: string, language: "nl" | "fr" = "nl") {
	const streets = await service.streets({ text, zip, most: 8 }, language);
	return streets.map(({ name, zips, also, listings }) => [name, zips.join(), also, listings].join(", "));
}

test("streets of one name in two places are two, each with its postcode and town", async () => {
	expect(await found("molen")).toEqual([
		"Oude Molenstraat, 9000, 9000 Gent, 2",
		"Oude Molenstraat, 3500, 3500 Hasselt, 1",
	]);
});

test("with a postcode only its streets are suggested, named in the page's language", async () => {
	expect(await found("oude mol", "3500")).toEqual(["Oude Molenstraat, 3500, 3500 Hasselt, 1"]);
	expect(await found("rue du moul", "9000", "fr")).toEqual(["Vieille rue du Moulin, 9000, 9000 Gand, 2"]);
	expect(await found("oude mol", "1000")).toEqual([]);
});

test.for(["molenweg", "mo", "", "*", '"', "reference:"])("%s suggests nothing", async (text) => {
	expect(await found(text)).toEqual([]);
});
