import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { feedOf } from "../../tests/support/feed/feed";
import { feedProperty } from "../../tests/support/feed/feed-property";
import { call, clearSubmissions, emailsOf, leastForms, putSlot, sendForm } from "../../tests/support/forms/forms";
import { property } from "../../tests/support/forms/least-forms";
import { importFeed } from "../../tests/support/site";

const AGENT = "agent@example.com";
const OFFICE = "gent@meridiaan.example";

beforeAll(async () => {
	await importFeed(
		feedOf({
			propertyTypes: [{ ID: 1, ParentID: null, Name: { nl: "Woning" }, WebID: 1 }],
			properties: [
				feedProperty(property.id, {
					Manager: { Name: "Kantoor Gent", Email: AGENT },
					Documents: [
						{
							ID: property.document,
							Name: { nl: "Plan" },
							Url: "https://media.example.com/p.pdf",
							Access: "on-request",
						},
					],
				}),
				feedProperty(102, { Manager: { Name: "Kantoor", Email: "no address" } }),
			],
			projects: [],
			owners: [],
			history: [],
			appointmentSlots: [],
		}),
	);
	await putSlot(property.slot, 100);
});
beforeEach(clearSubmissions);

async function agencyEmails(form: keyof typeof leastForms, changes: object = {}, environment: object = {}) {
	const { status } = await sendForm(form, { ...leastForms[form], ...changes }, {}, environment as Partial<Env>);
	expect(status).toBe(201);
	const emails = (await emailsOf("fallbacks IS NOT NULL")) as unknown as {
		recipient: string;
		cc: string;
		fallbacks: string;
	}[];
	return emails.map(({ recipient, cc, fallbacks }) => ({
		to: recipient,
		cc,
		fallbacks: JSON.parse(fallbacks) as string[],
	}));
}

test.for(["contact-me", "contact-visit", "request-documents", "offer", "contact-appointment"] as const)(
	"%s goes to the property's own agent, with the office in copy",
	async (form) => {
		expect(await agencyEmails(form)).toEqual([
			{ to: AGENT, cc: OFFICE, fallbacks: [AGENT, OFFICE, "info@meridiaan.example"] },
		]);
	},
);

test("what is about no property, or one whose agent has no address, goes to the office of the postcode", async () => {
	expect(await agencyEmails("contact-me", { propertyId: 102 })).toMatchObject([{ to: OFFICE, cc: null }]);
	await clearSubmissions();
	expect(await agencyEmails("contact-demand")).toMatchObject([{ to: OFFICE, cc: null }]);
});

test("the setting decides for every form, and for each alone", async () => {
	const setting = { MAIL_ROUTING: "office,contact-me=sales@example.com", MAIL_FALLBACK: "last@example.com" };
	expect(await agencyEmails("contact-visit", {}, setting)).toEqual([
		{ to: OFFICE, cc: null, fallbacks: ["last@example.com"] },
	]);
	await clearSubmissions();
	expect(await agencyEmails("contact-me", {}, setting)).toEqual([
		{ to: "sales@example.com", cc: null, fallbacks: [OFFICE, "last@example.com"] },
	]);
});

test("one address for all of the agency's emails stays the only one, until an agent is asked for", async () => {
	expect(await agencyEmails("contact-me", {}, { MAIL_TO: "all@example.com" })).toMatchObject([
		{ to: "all@example.com", cc: null },
	]);
	await clearSubmissions();
	expect(await agencyEmails("contact-me", {}, { MAIL_TO: "all@example.com", MAIL_ROUTING: "agent" })).toMatchObject([
		{ to: AGENT, cc: "all@example.com" },
	]);
});

test("the owner sees questions, viewings and documents asked for, without who asked", async () => {
	await env.PERSONAL.prepare("DELETE FROM history").run();
	for (const form of ["contact-me", "contact-visit", "request-documents", "contact-appointment", "offer"] as const) {
		await sendForm(form, leastForms[form]);
	}
	const { results } = await env.PERSONAL.prepare("SELECT * FROM history WHERE property_id = ? ORDER BY kind DESC, type")
		.bind(property.id)
		.all();
	expect(results.map(({ kind, type, status, source }) => [kind, type, status, source])).toEqual([
		["communication", "document-request", "received", "Website"],
		["communication", "question", "received", "Website"],
		["communication", "visit-request", "received", "Website"],
		["calendarVisit", "visit", "confirmed", "Website"],
	]);
	expect(JSON.stringify(results)).not.toMatch(/lotte|voorbeeld|0470/i);
});

test("the local mailbox shows who gets a copy, and no leads", async () => {
	await sendForm("contact-me", leastForms["contact-me"]);
	const emails = (await (await call("/dev/mailbox.json")).json()) as { to: string; cc: string | null }[];
	expect(emails.map(({ to, cc }) => [to, cc])).toEqual([
		["lotte@example.com", null],
		[AGENT, OFFICE],
	]);
});
