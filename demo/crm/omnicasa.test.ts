import { afterAll, beforeAll, expect, test } from "vitest";
import { dealOf } from "../../app/domain/property/deal-terms";
import { omnicasa } from "../../worker/import/sources/omnicasa/omnicasa";
import { type DemoCrm, demoAccount, startDemoCrm } from "./server";

let crm: DemoCrm;

beforeAll(async () => {
	crm = await startDemoCrm();
});

afterAll(() => crm.close());

test("the demo's Omnicasa has each kind of deal, tells agents, charges and deposits in details alone, and fails for one property", async () => {
	const kept = { read: async () => [], write: async () => {} };
	const account = { url: `${crm.origin}/omnicasa`, user: demoAccount.user, password: demoAccount.password };
	const { properties = [], findings = [] } = await omnicasa(account, ["nl"], kept).readPage(1);
	const records = properties as Record<string, unknown>[];
	expect(records.find(({ ID }) => ID === 7_004)).toMatchObject({
		ChargesRenter: 85,
		DepositAmount: 2_400,
		Manager: { Name: "Makelaar 41" },
	});
	const dealOfId = (id: number) => records.filter(({ ID }) => ID === id).map((record) => dealOf(record as never));
	expect([7_401, 7_402, 7_403, 7_404, 7_405, 7_406].flatMap(dealOfId)).toEqual([
		"life-annuity",
		"public-sale",
		"student",
		"seasonal",
		"commercial-lease",
		"take-over",
	]);
	expect(records.filter(({ Manager }) => Manager === null)).toHaveLength(1);
	expect(findings.filter(({ message }) => message.code === "details-unavailable")).toHaveLength(1);
});
