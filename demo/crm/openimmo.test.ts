import { afterAll, beforeAll, expect, test } from "vitest";
import { dealOf } from "../../app/domain/property/deal-terms";
import { FeedError } from "../../worker/import/source";
import { openImmo } from "../../worker/import/sources/openimmo/openimmo";
import { OPENIMMO_FILE } from "./openimmo";
import { type DemoCrm, demoAccount, startDemoCrm } from "./server";

let crm: DemoCrm;
const kept: string[] = [];

beforeAll(async () => {
	crm = await startDemoCrm();
});

afterAll(() => crm.close());

async function read(token: string) {
	const keep = async (_bytes: Uint8Array, type: string) => `/kept/${kept.push(type)}`;
	const page = await openImmo({ url: `${crm.origin}/openimmo/${OPENIMMO_FILE}`, token }, keep).readPage(1);
	return { ...page, properties: page.properties as Record<string, unknown>[] };
}

test("the demo's OpenImmo is one file of all that is offered, read out of its ZIP with the pictures that travel in it", async () => {
	const { properties, findings } = await read(demoAccount.password);
	expect(properties).toHaveLength(42);
	expect(findings).toEqual([]);
	const reference = (name: string) => properties.find(({ Reference }) => Reference === name);
	expect(reference("7004")).toMatchObject({
		ID: 7_004,
		MonthlyRent: 1_200,
		ChargesRenter: 85,
		LivingSurface: 96,
		RentDeposit: 2,
		City: { nl: "Gent" },
		Manager: { Name: "Test Makelaar 41", Email: "makelaar.41@agency.example" },
	});
	expect(reference("LU-7301")).toMatchObject({ Zip: "L-1611", CountryID: 50, EPCLabelText: "C" });
	expect(JSON.stringify(reference("LU-7301")?.Pictures)).toContain('"/kept/');
	expect(kept.every((type) => type === "image/jpeg")).toBe(true);
	const dealOfId = (id: number) => properties.filter(({ ID }) => ID === id).map((record) => dealOf(record as never));
	expect([7_401, 7_402, 7_403, 7_404, 7_405].flatMap(dealOfId)).toEqual([
		"life-annuity",
		"public-sale",
		"student",
		"seasonal",
		"commercial-lease",
	]);
});

test("its place lets nobody in without the token", async () => {
	await expect(read("another")).rejects.toThrow(FeedError);
});
