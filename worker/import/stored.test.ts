import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { feedOf } from "../../tests/support/feed/feed";
import { fullProperty } from "../../tests/support/feed/full-property";
import { figures } from "../../tests/support/feed/import-runs";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { acceptFigure } from "./held/held-figures";
import { storedSource } from "./stored";

afterEach(emptyStorage);

async function reimport() {
	const source = await storedSource(env.LISTINGS, 1);
	if (!source) throw new Error("nothing is stored");
	return figures(source);
}

describe("after a property was taken in anew, the same feed changes nothing", () => {
	const open = env.LISTINGS.prepare(
		"INSERT INTO desk_open_houses VALUES ('desk-1', 1, 2000000000, 2000003600, NULL, 1)",
	);
	const close = env.LISTINGS.prepare("DELETE FROM desk_open_houses");
	const sparse = { Videos: undefined, VirtualTour: undefined, Kitchen: undefined, PublicSale: { Date: "2027-03-01" } };

	test.for([
		["every field", {}],
		["few fields", sparse],
		["a postcode with its country", { ...sparse, Zip: "L-4050", CountryID: undefined }],
		[
			"open days of its own",
			{ OpenHouses: [{ ID: "own", Start: "2033-01-01T10:00:00Z", End: "2033-01-01T11:00:00Z" }] },
		],
	] as const)("with %s, for an open day of the desk", async ([, changes]) => {
		const feed = feedOf({ properties: [fullProperty(1, changes)] });
		await figures(feed);
		for (const change of [open, close]) {
			await change.run();
			expect(await reimport()).toMatchObject({ changed: 1 });
			expect(await figures(feed)).toMatchObject({ changed: 0, unchanged: 1 });
		}
	});

	test("and one that has been withdrawn stays so", async () => {
		await figures(feedOf({ properties: [fullProperty(1)] }));
		await env.LISTINGS.prepare("UPDATE listings SET state = 'withdrawn' WHERE id = 1").run();
		expect(await storedSource(env.LISTINGS, 1)).toBeNull();
	});

	test("nor is the tree of types in another order", async () => {
		const type = (ID: number) => ({ ID, ParentID: null, Name: { nl: `Soort ${ID}` } });
		await figures(feedOf({ propertyTypes: [type(2), type(1)], properties: [fullProperty(1)] }));
		const types = async () =>
			(await env.LISTINGS.prepare("SELECT id FROM property_types ORDER BY rank").all()).results.map(({ id }) => id);
		expect(await types()).toEqual([2, 1]);
		await open.run();
		expect(await reimport()).toMatchObject({ changed: 1 });
		expect(await types()).toEqual([2, 1]);
	});

	test("for a figure that is right", async () => {
		const feed = feedOf({ properties: [fullProperty(1, { ...sparse, Price: 345 })] });
		await figures(feed);
		expect(await acceptFigure(env.LISTINGS, { id: 1, field: "Price", value: 345, now: 1_800_000_000 })).toBe(true);
		expect(await reimport()).toMatchObject({ changed: 1 });
		expect(await figures(feed)).toMatchObject({ changed: 0, unchanged: 1 });
	});
});
