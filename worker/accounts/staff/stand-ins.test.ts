import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { standInSchema } from "../../../app/domain/desk/accounts";
import { inboxQuery } from "../../../app/domain/desk/inbox-query";
import { brusselsDay } from "../../../app/domain/formatting/dates";
import { addDays } from "../../../app/domain/viewings/calendar";
import { staffCookie, staffNamed } from "../../../tests/support/accounts/desk";
import { feedOf, feedProperty } from "../../../tests/support/feed/feed";
import { clearSubmissions, emailsOf, importProperties, leastForms, sendForm } from "../../../tests/support/forms/forms";
import { importFeed, ORIGIN } from "../../../tests/support/site";
import { createServices } from "../../services";

const services = createServices(env);
const today = brusselsDay(new Date());
const away = "away@agency.example";
const cookies = new Map<string, string>();

beforeAll(async () => {
	await importProperties();
	await importFeed(
		feedOf({ properties: [feedProperty(4901, { Zip: "9000", Manager: { Name: "Noor", Email: away } })] }),
	);
	for (const [role, office, email] of [
		["agent", "ghent", away],
		["agent", "namur", "stand-in@agency.example"],
		["assistant", "ghent", "assistant@agency.example"],
		["administrator", null, "administrator@example.com"],
	] as const) {
		cookies.set(email, await staffCookie({ role, office, email }));
	}
}, 60_000);
beforeEach(async () => {
	await clearSubmissions();
	await env.PERSONAL.prepare("DELETE FROM stand_ins").run();
});

/** Returns the signed-in person as their pages receive them. */
async function signedIn(email: string) {
	const request = new Request(ORIGIN, { headers: { cookie: cookies.get(email) ?? "" } });
	const session = await services.staff.session(request);
	if (!session) throw new Error(`nobody is ${email}`);
	return session.staff;
}

async function standIn(firstDay: string, lastDay: string) {
	const [absent, colleague] = [await staffNamed(away), await staffNamed("stand-in@agency.example")];
	return services.staff.standIns.set(absent, absent.id, { standIn: colleague.id, firstDay, lastDay });
}

const ask = (property = 4901) =>
	sendForm("contact-me", { ...leastForms["contact-me"], propertyId: property, email: "vis@visitor.example" });
const inboxOf = async (email: string) =>
	services.desk.inbox.list(await signedIn(email), inboxQuery(new URLSearchParams("state=all")), 10);

describe("between the two days", () => {
	test("the stand-in gets the emails and sees what is the absent colleague's", async () => {
		expect(await standIn(today, addDays(today, 7))).toBe(true);
		expect((await ask()).status).toBe(201);
		expect(await emailsOf("recipient = ? OR cc = ?", away, away)).toHaveLength(0);
		expect(await emailsOf("recipient = ?", "stand-in@agency.example")).toHaveLength(1);
		expect(await inboxOf("stand-in@agency.example")).toHaveLength(1);
		expect(await inboxOf(away)).toHaveLength(1);
		const listed = await services.desk.properties.names(await signedIn("stand-in@agency.example"), "nl");
		expect(listed.map(({ id }) => id)).toContain(4901);
	});

	test("what visitors get is theirs as before", async () => {
		await standIn(today, today);
		await ask();
		expect(await emailsOf("recipient = ?", "vis@visitor.example")).toHaveLength(1);
	});
});

test.for([
	["before the first day", 1, 7],
	["after the last day", -7, -1],
] as const)("%s everything is as before", async ([, from, to]) => {
	await standIn(addDays(today, from), addDays(today, to));
	await ask();
	expect(await emailsOf("recipient = ?", away)).toHaveLength(1);
	expect(await inboxOf("stand-in@agency.example")).toHaveLength(0);
});

test("it ends when it is ended, or when the stand-in is suspended", async () => {
	const [absent, administrator] = [await staffNamed(away), await staffNamed("administrator@example.com")];
	await standIn(today, today);
	expect(await services.staff.standIns.of(absent.id)).toMatchObject({ name: "Test agent", firstDay: today });
	const colleague = await staffNamed("stand-in@agency.example");
	await services.staff.people.suspend(administrator, colleague.id);
	await ask();
	expect(await emailsOf("recipient = ?", away)).toHaveLength(1);
	await services.staff.people.restore(administrator, colleague.id);
	await services.staff.standIns.end(administrator, absent.id);
	expect(await services.staff.standIns.of(absent.id)).toBeNull();
	const [line] = await services.desk.audit.lines({ words: "", action: "people.change", before: null, limit: 1 });
	expect(line?.after).toContain("standInEnded");
});

test("nobody stands in for himself, and the last day is no earlier than the first", async () => {
	const absent = await staffNamed(away);
	const choice = { standIn: absent.id, firstDay: today, lastDay: today };
	expect(await services.staff.standIns.set(absent, absent.id, choice)).toBe(false);
	expect(await services.staff.standIns.set(absent, absent.id, { ...choice, standIn: "nobody" })).toBe(false);
	const parsed = standInSchema.safeParse({ ...choice, lastDay: addDays(today, -1) });
	expect(parsed.error?.issues.map(({ message }) => message)).toEqual(["validation.lastDay"]);
	const month = standInSchema.safeParse({ ...choice, firstDay: addDays(today, -31), lastDay: addDays(today, -30) });
	expect(month.error?.issues.map(({ message }) => message)).toEqual(["validation.over"]);
});

test("an assistant sees his office's, without incomes and CVs", async () => {
	await ask();
	await sendForm("rent-application", { ...leastForms["rent-application"], email: "tenant@visitor.example" });
	await env.PERSONAL.prepare("UPDATE inbox SET office = 'ghent'").run();
	const rows = await inboxOf("assistant@agency.example");
	expect(rows.map(({ form }) => form)).toEqual(["contact-me"]);
	expect((await inboxOf(away)).map(({ form }) => form).toSorted()).toEqual(["contact-me", "rent-application"]);
	await env.PERSONAL.prepare("UPDATE inbox SET office = 'namur', agent_email = NULL").run();
	expect(await inboxOf("assistant@agency.example")).toHaveLength(0);
});

test("it is named for a colleague who is suspended too: what names him goes on coming", async () => {
	const [absent, administrator] = [await staffNamed(away), await staffNamed("administrator@example.com")];
	await services.staff.people.suspend(administrator, absent.id);
	expect(await standIn(today, today)).toBe(true);
	await ask();
	expect(await emailsOf("recipient = ?", "stand-in@agency.example")).toHaveLength(1);
});
