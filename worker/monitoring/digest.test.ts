import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import { feedOf, feedProperty } from "../../tests/support/feed/feed";
import { importOf } from "../../tests/support/feed/import-runs";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import type { EmailRequest } from "../email/request";
import { createImportRecords } from "../import/report/import-records";
import { sendImportDigest } from "./digest";

afterEach(emptyStorage);

let sent: EmailRequest[] = [];

/** @param hour Brussels winter time */
async function digestOn(day: string, hour = "09:15", emailTo: string | null = null): Promise<EmailRequest[]> {
	sent = [];
	await sendImportDigest({
		agency: bundledBrand,
		listings: env.LISTINGS,
		findings: createImportRecords(env.LISTINGS).findings,
		personal: env.PERSONAL,
		language: "en",
		emailTo,
		fallback: "last@example.com",
		email: {
			async prepare(emails) {
				sent.push(...emails);
				const statement = env.PERSONAL.prepare("SELECT 1");
				return { statements: emails.map(() => statement), discard: async () => {} };
			},
			kick: async () => {},
		},
		now: () => new Date(`${day}T${hour}:00+01:00`),
	});
	return sent;
}

const namur = {
	Zip: "5000",
	City: "Namur",
	Destination: { fr: "zone d’habitat" },
	EPCLabelText: "C",
	EnergyPerformance: 200,
	EPCTotal: 9_000,
};

test("each office gets the new findings of its properties, once", async () => {
	const luxembourg = { CountryID: 50, Zip: "1611", EPCLabelText: "C" };
	await importOf(feedOf({ properties: [feedProperty(1, namur), feedProperty(2, luxembourg), { ID: 3, Goal: "x" }] }));
	const emails = await digestOn("2026-11-23");
	expect(emails.map(({ to, facts }) => [to, facts])).toEqual([
		["info@meridiaan.example", [{ label: "Property 3", value: expect.stringContaining("Rejected: Goal") }]],
		[
			"namur@meridiaan.example",
			[{ label: "Property 1", value: "Required by law but not filled in: EPC or PEB number" }],
		],
		[
			"luxembourg@meridiaan.example",
			[{ label: "Property 2", value: "Required by law but not filled in: Thermal insulation class" }],
		],
	]);
	expect(await digestOn("2026-11-23", "11:00")).toEqual([]);
	expect(await digestOn("2026-11-24")).toEqual([]);
});

test("a finding that was resolved is reported again when it returns", async () => {
	const complete = { ...namur, EnergyCertificateNumber: "20261101000001" };
	await importOf(feedOf({ properties: [feedProperty(1, namur)] }));
	expect(await digestOn("2026-11-23")).toHaveLength(1);
	await importOf(feedOf({ properties: [feedProperty(1, complete)] }));
	expect(await digestOn("2026-11-24")).toEqual([]);
	await importOf(feedOf({ properties: [feedProperty(1, namur)] }));
	expect(await digestOn("2026-11-25")).toHaveLength(1);
});

test("nothing is sent before the morning, and one address gets all where one is set", async () => {
	const other = { ...namur, Zip: "4000" };
	await importOf(feedOf({ properties: [feedProperty(1, namur), feedProperty(2, { ...other, CountryID: 10 })] }));
	expect(await digestOn("2026-11-23", "07:45")).toEqual([]);
	const emails = await digestOn("2026-11-23", "08:00", "all@example.com");
	expect(emails.map(({ to, values }) => [to, values])).toEqual([["all@example.com", { count: 2 }]]);
});
