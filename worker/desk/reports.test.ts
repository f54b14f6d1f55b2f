import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { staffCookie, staffNamed } from "../../tests/support/accounts/desk";
import { storeHistory, storeOwners } from "../../tests/support/accounts/owners";
import { clearSubmissions, emailsOf, importProperties, property } from "../../tests/support/forms/forms";
import { createServices } from "../services";

const services = createServices(env);
const { reports, audit } = services.desk;
const lotte = { id: 901, username: "lotte", email: "lotte@owner.example", properties: [property.id] };
const manager = () => staffNamed("manager@example.com");

beforeAll(async () => {
	await importProperties();
	for (const role of ["agent", "manager"] as const) await staffCookie({ role, office: "ghent" });
	await staffCookie({ role: "agent", office: "namur", email: "namur@example.com" });
});
beforeEach(async () => {
	await clearSubmissions();
	const tables = ["owners", "owner_properties", "owner_accounts", "owner_reports", "history"];
	await env.PERSONAL.batch(tables.map((table) => env.PERSONAL.prepare(`DELETE FROM ${table}`)));
	await storeOwners([lotte, { id: 902, username: "off", email: "off@owner.example", properties: [999_999] }]);
});

test("shows what each owner would read, and sends it once", async () => {
	const { week, waiting } = await reports.list(await manager());
	expect(waiting.map(({ email }) => email)).toEqual([lotte.email]);
	const lines = waiting[0]?.properties[0]?.lines ?? [];
	expect(lines.map(({ label }) => label)).toContain("Bewaarde zoekopdrachten die passen");
	expect(await reports.send(await manager(), lotte.id)).toBe(1);
	expect(await reports.send(await manager(), lotte.id)).toBe(0);
	expect(await reports.send(await manager(), null)).toBe(0);
	const emails = await emailsOf("recipient = ?", lotte.email);
	expect(emails.map(({ form, reply_to }) => [form, reply_to])).toEqual([["owner-report", "manager@example.com"]]);
	for (const { label, value } of lines) expect(emails[0]?.text).toContain(`${label}: ${value}`);
	expect(await reports.list(await manager())).toMatchObject({ waiting: [], sent: ["Lotte Voorbeeld"] });
	const [line] = await audit.lines({ words: "", action: "owners.report", before: null, limit: 5 });
	expect(line).toMatchObject({ subject: "owner:901", after: JSON.stringify({ week }) });
});

test("two who press at once send one email", async () => {
	const sent = await Promise.all([reports.send(await manager(), null), reports.send(await manager(), null)]);
	expect(sent.toSorted()).toEqual([0, 1]);
	expect(await emailsOf("recipient = ?", lotte.email)).toHaveLength(1);
});

test("the report has the week's viewings with what visitors thought", async () => {
	const { week } = await reports.list(await manager());
	await storeHistory([
		{ id: "b1", propertyId: property.id, kind: "visit", at: `${week}T12:00:00Z`, status: "tooDear" },
		{ id: "b2", propertyId: property.id, kind: "communication", at: `${week}T12:00:00Z`, status: "received" },
	]);
	const lines = (await reports.list(await manager())).waiting[0]?.properties[0]?.lines;
	expect(lines).toContainEqual({ label: "Wat bezoekers vonden", value: "prijs te hoog (1)" });
	expect(lines).toContainEqual({ label: "Vragen en berichten", value: "1 (week ervoor: 0)" });
});

test("an agent sees and sends reports of owners all of whose properties are his office's", async () => {
	const [own, other] = [await staffNamed("agent@example.com"), await staffNamed("namur@example.com")];
	expect((await reports.list(own)).waiting).toHaveLength(1);
	expect((await reports.list(other)).waiting).toHaveLength(0);
	expect(await reports.send(other, lotte.id)).toBe(0);
	expect(await emailsOf("recipient = ?", lotte.email)).toHaveLength(0);
});
