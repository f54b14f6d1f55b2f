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

const onMolenstraat = { Street: { nl: "Oude Molenstraat", fr: "Vieille rue du Moulin" }, Language: "nl" };

const stored: { id: number; state: GeneratedListing["state"]; words: string; detail: Partial<Property> }[] = [
	{ id: 4101, state: "listed", words: "4101 gen-77 oude molenstraat vieille rue du moulin", detail: onMolenstraat },
	{ id: 4102, state: "listed", words: "4102 gen-78 oude molenstraat vieille rue du moulin", detail: onMolenstraat },
	{ id: 4103, state: "listed", words: "4103 gen-79 molenberg", detail: { Street: "Molenberg", Reference: "GEN-79" } },
	{ id: 4104, state: "draft", words: "4104 molenweg", detail: { Street: "Molenweg" } },
	// A hidden address: neither its words nor its record have a street.
	{ id: 4105, state: "listed", words: "4105", detail: {} },
];

beforeAll(async () => {
	await env.LISTINGS.batch([
		...insertListings(
			env.LISTINGS,
			stored.map(({ id, state }) => ({
				...generateListing(id),
				state,
				words: { title: "molen", city: "", type: "", description: "" },
			})),
		),
		...stored.flatMap(({ id, words, detail }) => [
			env.LISTINGS.prepare("DELETE FROM listing_words WHERE rowid = ?").bind(id),
			env.LISTINGS.prepare("INSERT INTO listing_words (rowid, title, reference) VALUES (?, 'molen', ?)").bind(
				id,
				words,
			),
			env.LISTINGS.prepare("INSERT INTO property_details (id, detail) VALUES (?, ?)").bind(
				id,
				JSON.stringify({ ID: id, Goal: 0, ...detail }),
			),
		]),
	]);
});

async function found(text: string, language: "nl" | "fr" = "nl") {
	const addresses = await service.addresses(text, language, 3);
	return addresses.map(({ kind, name, listings }) => `${kind} ${name} ${listings}`);
}

test("streets are suggested once each, by the beginning of any of their words, those with the most properties first", async () => {
	expect(await found("molen")).toEqual(["street Oude Molenstraat 2", "street Molenberg 1"]);
	expect(await found("OUDE M")).toEqual(["street Oude Molenstraat 2"]);
});

test("a street is found in another language and named in the page's", async () => {
	expect(await found("rue du moul")).toEqual(["street Oude Molenstraat 2"]);
	expect(await found("molenstr", "fr")).toEqual(["street Vieille rue du Moulin 2"]);
});

test("references are suggested by their beginning: the number and the agency's own", async () => {
	expect(await found("gen-79")).toEqual(["reference GEN-79 1"]);
	expect(await found("4105")).toEqual(["reference 4105 1"]);
	expect(await found("410")).toHaveLength(3);
});

test.for(["molenweg", "mo", "", "*", '"', "reference:", "zzz OR molen"])("%s suggests nothing", async (text) => {
	expect(await found(text)).toEqual([]);
});
