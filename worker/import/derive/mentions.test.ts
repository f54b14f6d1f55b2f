import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { feedOf, feedProperty } from "../../../tests/support/feed/feed";
import { importOf } from "../../../tests/support/feed/import-runs";
import { emptyStorage } from "../../../tests/support/runner/empty-storage";
import { listingsOf } from "../../../tests/support/search/listings";
import { summaryOf } from "../report/summary";
import { locationShift } from "./location-shift";

afterEach(emptyStorage);

/** All mandatory mentions of a Luxembourg property for sale. */
const complete = { CountryID: 50, Zip: "1611", EPCLabelText: "C", InsulationClass: "D" };
const property = (id: number, changes: object = {}) => feedProperty(id, { ...complete, ...changes });

function importAs(publishIncomplete: "yes" | "badge" | "no", properties: object[]) {
	const derivation = {
		marqueeIgnore: [4],
		urls: { ownOrigins: ["https://example.com"], allowLoopback: false },
		shiftOf: locationShift("a secret of the tests alone"),
		publishIncomplete,
	};
	return importOf(feedOf({ properties }), { derivation });
}

function stateOf(id: number) {
	return env.LISTINGS.prepare("SELECT state FROM listings WHERE id = ?").bind(id).first<string>("state");
}

async function cardOf(id: number) {
	const [card] = await listingsOf(env).cards([id], "fr");
	return card;
}

test("a property that lacks a mention goes in with a remark that names it; a complete one has none", async () => {
	const lines = summaryOf(await importAs("yes", [property(1), property(2, { InsulationClass: "" })])).lines;
	expect(lines.slice(1, -1)).toEqual(["remark property 2: required by law but not filled in: InsulationClass"]);
	expect(await stateOf(2)).toBe("listed");
	expect((await cardOf(2))?.isIncomplete).toBeUndefined();
});

test("with the setting its card has a badge, and changes when the setting does", async () => {
	await importAs("badge", [property(1), property(2, { InsulationClass: null })]);
	expect(await cardOf(2)).toMatchObject({ isIncomplete: true });
	expect(await cardOf(1)).not.toHaveProperty("isIncomplete");
	await importAs("yes", [property(1), property(2, { InsulationClass: null })]);
	expect(await cardOf(2)).not.toHaveProperty("isIncomplete");
});

test("or it is kept back until it is complete", async () => {
	const lines = summaryOf(await importAs("no", [property(1, { InsulationClass: null })])).lines;
	expect(lines[1]).toBe("remark property 1: not published; required by law but not filled in: InsulationClass");
	expect(await stateOf(1)).toBe("unpublished");
	await importAs("no", [property(1)]);
	expect(await stateOf(1)).toBe("listed");
});

test("drafts and what is not published get no remark", async () => {
	const result = await importAs("yes", [
		property(1, { Draft: true, InsulationClass: null }),
		property(2, { Status: 5 }),
	]);
	expect(summaryOf(result).lines).toHaveLength(2);
});

test("a card of Luxembourg carries both classes, and a rent its charges", async () => {
	const unit = { PriceUnitText: { fr: "par mois" } };
	await importAs("yes", [property(1, { Goal: 1, Price: null, MonthlyRent: 900, ChargesRenter: 120, ...unit })]);
	expect(await cardOf(1)).toMatchObject({
		epc: { region: "luxembourg", label: "c", insulation: "D" },
		priceUnit: "par mois + €\u00A0120 de charges",
	});
});
