import { env } from "cloudflare:workers";
import { beforeEach, expect, inject, test } from "vitest";
import { webhookSecret } from "../../demo/crm/leads/lead-server";
import { clearSubmissions, countOf, emailsOf, leastForms, sendForm } from "../../tests/support/forms/forms";
import { createServices } from "../services";
import { createCanary, lastCanaryArrived } from "./service";

const HOUR = 3_600;
const START = Math.floor(Date.now() / 1_000);

beforeEach(async () => {
	await clearSubmissions();
	await env.PERSONAL.prepare("DELETE FROM canaries").run();
	await env.CACHE.delete("canary-began-at");
});

/** The canary with its own clock. */
function scene(environment: Partial<Env> = {}) {
	const clock = { now: START };
	const services = createServices({ ...env, ...environment });
	const canary = createCanary({
		db: env.PERSONAL,
		memory: env.CACHE,
		send: () =>
			services.requests.sendCanary({
				mailbox: "site@meridiaan.example",
				language: "nl",
				origin: "https://meridiaan.example",
				sendsLead: "LEADS_KIND" in environment,
			}),
		takeOut: services.requests.takeOutCanary,
		now: () => clock.now,
	});
	return { clock, services, canary };
}

test("the first canary goes after an hour, to no office and into no inbox, and is taken out when it has arrived", async () => {
	const { clock, services, canary } = scene();
	await canary.run();
	expect([await canary.runs(9), await countOf("outbox"), await lastCanaryArrived(env.PERSONAL)]).toEqual([[], 0, null]);
	clock.now += HOUR;
	await canary.run();
	expect((await emailsOf()).map(({ form, recipient }) => [form, recipient])).toEqual([
		["canary", "site@meridiaan.example"],
	]);
	expect([await countOf("submissions"), await countOf("inbox")]).toEqual([1, 0]);
	await services.email.deliver();
	await canary.run();
	expect(await canary.runs(9)).toEqual([{ sentAt: clock.now, arrivedAt: expect.any(Number), fault: null }]);
	for (const table of ["submissions", "submission_emails", "outbox", "files"]) expect(await countOf(table)).toBe(0);
});

test("a visitor's form beside it stays", async () => {
	const { clock, services, canary } = scene();
	await canary.run();
	clock.now += HOUR;
	await canary.run();
	await sendForm("site-contact", leastForms["site-contact"]);
	await services.email.deliver();
	await canary.run();
	expect([await countOf("submissions"), await countOf("outbox")]).toEqual([1, 2]);
});

test("one that has not left within the hour is lost, and the next one goes", async () => {
	const { clock, canary } = scene();
	await canary.run();
	clock.now += HOUR;
	await canary.run();
	await env.PERSONAL.prepare("UPDATE outbox SET fault = 'the transport is down'").run();
	clock.now += HOUR / 4;
	await canary.run();
	expect(await canary.runs(9)).toMatchObject([{ arrivedAt: null, fault: null }]);
	clock.now += HOUR;
	await canary.run();
	expect(await canary.runs(9)).toMatchObject([
		{ arrivedAt: null, fault: null },
		{ arrivedAt: null, fault: "email: the transport is down" },
	]);
	expect(await lastCanaryArrived(env.PERSONAL)).toBe(START + HOUR);
	expect(await countOf("outbox")).toBe(1);
});

test("the webhook's receiver can tell its lead from a visitor's, and nothing of it is kept", async () => {
	const url = `${inject("leadServer")}/canary`;
	const settings = { LEADS_KIND: "webhook", LEADS_SECRET: webhookSecret, LEADS_URL: `${url}/webhook` } as Partial<Env>;
	const { clock, services, canary } = scene(settings);
	await canary.run();
	clock.now += HOUR;
	await canary.run();
	await Promise.all([services.email.deliver(), services.leads.deliver()]);
	await canary.run();
	const leads = (await (await fetch(`${url}/received`)).json()) as { form?: string; body?: { form: string } }[];
	expect(JSON.stringify(leads)).toContain('"form":"canary"');
	expect([await countOf("outbox"), await countOf("handed_over_leads")]).toEqual([0, 0]);
});
