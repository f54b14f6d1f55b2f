import { createExecutionContext, createMessageBatch, createScheduledController, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { webhookSecret } from "../../demo/crm/leads/lead-server";
import { nameOf } from "../../demo/crm/sweepbright";
import { openImmoFile } from "../../tests/support/feed/crm-properties";
import { crmPassword, whiseOffice } from "../../tests/support/feed/crm-service";
import {
	clearSubmissions,
	countOf,
	emailsOf,
	importProperties,
	leastForms,
	property,
	sendForm,
} from "../../tests/support/forms/forms";
import { listingsOf } from "../../tests/support/search/listings";
import { numberOfEstate } from "../import/sources/sweepbright/announcements";
import { createServices } from "../services";
import { consume } from "./queue";
import { runScheduled } from "./scheduled";

const QUEUE = "meridiaan-jobs";
const DEAD_LETTERS = "meridiaan-dead-letters";
const QUARTER = "*/15 * * * *";
const provider = `${inject("emailProvider")}/jobs`;

beforeAll(importProperties);
beforeEach(clearSubmissions);

async function deliverBatch(
	queue: string,
	bodies: unknown[],
	environment: Env = env,
	ctx: ExecutionContext = createExecutionContext(),
) {
	const messages = bodies.map((body, index) => ({ id: String(index), timestamp: new Date(), attempts: 1, body }));
	const batch = createMessageBatch(queue, messages);
	await consume(batch, environment, ctx);
	return getQueueResult(batch, ctx);
}

async function statuses(): Promise<string[]> {
	return (await emailsOf()).map(({ status }) => status);
}

test("a message sends what waits; an unknown message is dropped", async () => {
	await sendForm("site-contact", leastForms["site-contact"]);
	const result = await deliverBatch(QUEUE, [{ kind: "mail" }, { kind: "mail" }, { kind: "nonsense" }, null]);
	expect(await statuses()).toEqual(["sent", "sent"]);
	expect(result.explicitAcks.sort()).toEqual(["0", "1", "2", "3"]);
});

test("messages that the queue hands over ten times send nothing twice", async () => {
	const settings = {
		...{ MAIL_TRANSPORT: "http", MAIL_API_URL: `${provider}/send` },
		...{ LEADS_KIND: "webhook", LEADS_SECRET: webhookSecret, LEADS_URL: `${inject("leadServer")}/ten-times/webhook` },
	} as Partial<Env>;
	await fetch(`${provider}/mood/well`);
	const taken = async () => ((await (await fetch(`${provider}/mails`)).json()) as { taken: unknown[] }).taken.length;
	const before = await taken();
	await sendForm("site-contact", leastForms["site-contact"], {}, settings);
	const bodies = [{ kind: "mail" }, { kind: "leads" }, { kind: "alerts" }, { kind: "sweep" }, { kind: "pictures" }];
	const again = () => deliverBatch(QUEUE, bodies, { ...env, ...settings } as Env);
	for (let time = 0; time < 5; time += 1) await again();
	await Promise.all(Array.from({ length: 5 }, again));
	expect((await taken()) - before).toBe(2);
	const leads = (await (await fetch(`${inject("leadServer")}/ten-times/received`)).json()) as unknown[];
	expect(leads).toHaveLength(1);
	expect(await countOf("submissions")).toBe(1);
});

test("a page view that the queue hands over ten times counts once", async () => {
	const day = new Date().toISOString().slice(0, 10);
	const pageView = { kind: "visit", propertyId: property.id, day, source: "search", visitor: "one-and-the-same" };
	const seen = () => env.PERSONAL.prepare("SELECT total(total) AS n FROM page_view_days").first<number>("n");
	const before = (await seen()) ?? 0;
	for (let time = 0; time < 10; time += 1) await deliverBatch(QUEUE, [pageView, pageView]);
	expect(((await seen()) ?? 0) - before).toBe(1);
});

test("while the database is locked a form is kept back with its words, and the same key brings it in once", async () => {
	const locked = async () => {
		throw new Error("D1_ERROR: database is locked: SQLITE_BUSY");
	};
	const busy = new Proxy(env.PERSONAL, {
		get: (database, name) => (name === "batch" ? locked : Reflect.get(database, name).bind(database)),
	});
	const key = { "idempotency-key": crypto.randomUUID() };
	const refused = await sendForm("site-contact", leastForms["site-contact"], key, { PERSONAL: busy });
	expect([refused.status, refused.response.headers.get("retry-after")]).toEqual([503, "60"]);
	expect(refused.body.message).toBeTruthy();
	expect([await countOf("submissions"), (await emailsOf()).length]).toEqual([0, 0]);
	for (let time = 0; time < 2; time += 1) {
		expect((await sendForm("site-contact", leastForms["site-contact"], key)).status).toBe(201);
	}
	expect([await countOf("submissions"), (await emailsOf()).length]).toEqual([1, 2]);
});

test("a clock that is set back or forward by an hour delays an email and loses or repeats none", async () => {
	const settings = { MAIL_TRANSPORT: "http", MAIL_API_URL: `${provider}/send` } as Partial<Env>;
	const mails = async () => ((await (await fetch(`${provider}/mails`)).json()) as { taken: unknown[] }).taken.length;
	const before = await mails();
	const now = Date.now();
	const clock = vi.spyOn(Date, "now");
	for (const hours of [0, 1, -1, 0]) {
		clock.mockReturnValue(now + hours * 3_600_000);
		await sendForm("site-contact", leastForms["site-contact"], {}, settings);
		await deliverBatch(QUEUE, [{ kind: "mail" }], { ...env, ...settings } as Env);
	}
	clock.mockReturnValue(now + 2 * 3_600_000);
	await deliverBatch(QUEUE, [{ kind: "mail" }], { ...env, ...settings } as Env);
	clock.mockRestore();
	expect(await statuses()).toEqual(Array.from({ length: 8 }, () => "sent"));
	expect((await mails()) - before).toBe(8);
});

test("a transport that is down makes one message ask again later", async () => {
	await sendForm("site-contact", leastForms["site-contact"]);
	const { sent, JOBS } = noted();
	const down = { ...env, MAIL_TRANSPORT: "http", MAIL_API_URL: "http://127.0.0.1:9/send", JOBS } as Env;
	const result = await deliverBatch(QUEUE, [{ kind: "mail" }, { kind: "mail" }], down);
	// Acknowledged rather than retried, so the wait does not count as an attempt.
	expect(result).toMatchObject({ explicitAcks: ["0", "1"], retryMessages: [] });
	expect(sent).toEqual([[{ kind: "mail" }, { delaySeconds: 60 }]]);
	expect(await statuses()).toEqual(["queued", "queued"]);
});

test("an import waits for another as long as that takes", async () => {
	const { sent, JOBS } = noted();
	const lease = "INSERT OR REPLACE INTO import_lease (name, fence, expires_at) VALUES ('import', 1000, ?)";
	await env.LISTINGS.prepare(lease).bind(Date.now()).run();
	const job = { kind: "stored-property", id: property.id };
	const result = await deliverBatch(QUEUE, [job], { ...env, JOBS } as Env);
	await env.LISTINGS.prepare(lease).bind(0).run();
	expect(result).toMatchObject({ explicitAcks: ["0"], retryMessages: [] });
	expect(sent).toContainEqual([job, { delaySeconds: 60 }]);
});

test("an import that fails is tried again alone", async () => {
	await sendForm("site-contact", leastForms["site-contact"]);
	const withSession = () => {
		throw new Error("D1_ERROR: the database cannot be reached");
	};
	const away = new Proxy(env.LISTINGS, {
		get: (database, name) => (name === "withSession" ? withSession : Reflect.get(database, name).bind(database)),
	});
	const bodies = [{ kind: "stored-property", id: property.id }, { kind: "mail" }];
	const result = await deliverBatch(QUEUE, bodies, { ...env, LISTINGS: away } as Env);
	expect(result).toMatchObject({
		outcome: "ok",
		explicitAcks: ["1"],
		retryMessages: [{ msgId: "0" }],
	});
	expect(await statuses()).toEqual(["sent", "sent"]);
});

test("a message that was given up is logged and gone; its emails stay in the outbox", async () => {
	await sendForm("site-contact", leastForms["site-contact"]);
	const result = await deliverBatch(DEAD_LETTERS, [{ kind: "mail" }]);
	expect(result.explicitAcks).toEqual(["0"]);
	expect(await statuses()).toEqual(["queued", "queued"]);
});

test("leads and emails are delivered, and an email that is refused everywhere raises an alert", async () => {
	const settings = {
		...{
			MAIL_TRANSPORT: "http",
			MAIL_API_URL: `${provider}/send`,
			ALERT_WEBHOOK_URL: `${inject("leadServer")}/jobs/alerts`,
		},
		...{ LEADS_KIND: "webhook", LEADS_SECRET: webhookSecret, LEADS_URL: `${inject("leadServer")}/jobs/webhook` },
	};
	await fetch(`${provider}/mood/refusing`);
	await sendForm("site-contact", leastForms["site-contact"], {}, settings as Partial<Env>);
	await deliverBatch(QUEUE, [{ kind: "mail" }, { kind: "leads" }], { ...env, ...settings } as Env);
	await fetch(`${provider}/mood/well`);
	// The agency's email is refused by both the office and the fallback address.
	const { results } = await env.PERSONAL.prepare("SELECT kind, status FROM outbox ORDER BY kind, seq").all();
	expect(results).toEqual([
		{ kind: "email", status: "failed" },
		{ kind: "email", status: "failed" },
		{ kind: "lead", status: "sent" },
	]);
	const received = (await (await fetch(`${inject("leadServer")}/jobs/received`)).json()) as {
		call: string;
		body: Record<string, unknown>;
	}[];
	const sent = received.filter(({ call }) => call === "alert");
	expect(sent).toHaveLength(1);
	expect(sent[0]?.body).toMatchObject({
		late: ["failed-emails"],
		text: expect.stringContaining("the provider answered 422"),
	});
});

test("an alert for what was given up is sent at once, but not for a page view that is not counted", async () => {
	const alerts = async () => ((await (await fetch(`${provider}/mails`)).json()) as { handed: unknown[] }).handed;
	await fetch(`${provider}/mood/well`);
	const before = (await alerts()).length;
	const environment = { ...env, ALERT_WEBHOOK_URL: `${provider}/hook`, DEFAULT_LANGUAGE: "fr" } as Env;
	const pageView = { kind: "visit", propertyId: 1, day: "2026-11-01", source: "search", visitor: "x" };
	await deliverBatch(DEAD_LETTERS, [pageView], environment);
	expect(await alerts()).toHaveLength(before);
	await deliverBatch(DEAD_LETTERS, [{ kind: "alerts" }, { kind: "sweep" }], environment);
	const email = {
		subject: "Une tâche de fond a échoué",
		text: expect.stringContaining("recherches enregistrées, la suppression"),
		late: [],
	};
	expect((await alerts()).slice(before)).toMatchObject([{ email }]);
	await deliverBatch(DEAD_LETTERS, [{ kind: "sweep" }, { kind: "alerts" }], environment);
	expect(await alerts()).toHaveLength(before + 1);
});

test("the scheduled run moves a booking with its slot, and sends no reminder of the old hour", async () => {
	await sendForm("contact-appointment", leastForms["contact-appointment"]);
	const soon = Math.floor(Date.now() / 1_000) + 600;
	await env.PERSONAL.batch([
		env.PERSONAL.prepare("UPDATE bookings SET starts_at = ?1, remind_at = ?1 - 86400").bind(soon),
		env.PERSONAL.prepare("DELETE FROM outbox"),
	]);
	const controller = createScheduledController({ scheduledTime: new Date(), cron: QUARTER });
	await runScheduled(controller, env, createExecutionContext()).catch(() => null);
	const subjects = (await emailsOf("recipient = 'lotte@example.com'")).map(({ subject }) => subject);
	expect(subjects).toEqual([expect.stringContaining("verplaatst")]);
});

test("the scheduled run finds emails without a queue message", async () => {
	await sendForm("site-contact", leastForms["site-contact"]);
	await env.PERSONAL.prepare("UPDATE outbox SET next_attempt_at = next_attempt_at - 120").run();
	const sent: unknown[] = [];
	const queue = { ...env.JOBS, send: async (body: unknown) => void sent.push(body) };
	const controller = createScheduledController({ scheduledTime: new Date(), cron: QUARTER });
	const environment = { ...env, JOBS: queue } as unknown as Env;
	await runScheduled(controller, environment, createExecutionContext()).catch(() => null);
	expect(sent).toContainEqual({ kind: "mail" });
	await deliverBatch(QUEUE, sent);
	expect(await statuses()).toContain("sent");
	expect(await statuses()).not.toContain("queued");
});

test("a scheduled job that fails stops no other", async () => {
	const sold = "status = 2, ends_at = 1, facts = json_set(facts, '$.ended', json('true'))";
	await env.LISTINGS.prepare(`UPDATE listings SET ${sold} WHERE id = ${property.id}`).run();
	const listed = () =>
		listingsOf(env)
			.health()
			.then(({ listings }) => listings);
	const before = await listed();
	const controller = createScheduledController({ scheduledTime: new Date(), cron: QUARTER });
	await env.PERSONAL.prepare("ALTER TABLE outbox RENAME TO outbox_away").run();
	await env.PERSONAL.prepare("ALTER TABLE page_view_salts RENAME TO page_view_salts_away").run();
	const ran = runScheduled(controller, env, createExecutionContext());
	await expect(ran).rejects.toThrow(/^failed: email, .*pageViews/);
	await env.PERSONAL.prepare("ALTER TABLE outbox_away RENAME TO outbox").run();
	await env.PERSONAL.prepare("ALTER TABLE page_view_salts_away RENAME TO page_view_salts").run();
	expect(await env.LISTINGS.prepare(`SELECT state FROM listings WHERE id = ${property.id}`).first("state")).toBe(
		"ended",
	);
	// Expired listings disappear even without a feed to import.
	expect(await listed()).toBe(before - 1);
});

test("the scheduled run reads the own calendars of the agency's people", async () => {
	const file = `${inject("calendarServer")}/files/job`;
	await (await fetch(file, { method: "PUT", body: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" })).text();
	const { ownCalendars } = createServices(env).desk;
	await ownCalendars.set({ id: "noor", name: "Noor" }, file);
	await env.PERSONAL.prepare("UPDATE own_calendars SET asked_at = 0").run();
	const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
	const event = `BEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:${day}\r\nEND:VEVENT`;
	await (await fetch(file, { method: "PUT", body: `BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR\r\n` })).text();
	const controller = createScheduledController({ scheduledTime: new Date(), cron: QUARTER });
	await runScheduled(controller, env, createExecutionContext()).catch(() => null);
	expect(await ownCalendars.of("noor")).toMatchObject({ taken: 1, failing: null });
});

test("the nightly run removes what imports no longer need", async () => {
	await env.LISTINGS.prepare(
		`INSERT INTO import_runs (state, started_at, finished_at)
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500) SELECT 'done', i, i FROM n`,
	).run();
	const controller = createScheduledController({ scheduledTime: new Date(), cron: "0 3 * * *" });
	await runScheduled(controller, env, createExecutionContext()).catch(() => null);
	expect(await env.LISTINGS.prepare("SELECT count(*) AS n FROM import_runs").first("n")).toBeLessThan(1_000);
	// A complete nightly run is recorded, so that monitoring raises no alert.
	expect(Number(await env.CACHE.get("swept-at"))).toBeGreaterThan(Date.now() / 1_000 - 60);
});

test("a message finds whom the listings concern, and asks again only where something is left", async () => {
	const sent: unknown[] = [];
	const environment = { ...env, JOBS: { ...env.JOBS, send: async (body: unknown) => void sent.push(body) } };
	const result = await deliverBatch(QUEUE, [{ kind: "alerts" }, { kind: "alerts" }], environment as unknown as Env);
	expect(result.outcome).toBe("ok");
	const read = await env.PERSONAL.prepare("SELECT seq FROM alert_cursor").first("seq");
	expect(read).toBe(await env.LISTINGS.prepare("SELECT max(seq) AS seq FROM changes").first("seq"));
	expect(sent).toEqual([]);
});

test("what a message imports is purged from kept pages and told of in the same batch", async () => {
	const purged: unknown[] = [];
	const environment = { ...env, FEED_KIND: "openimmo", FEED_TOKEN: "of the tests" } as unknown as Env;
	const file = openImmoFile([1]).replace('"VOLL"', '"TEIL"');
	await createServices(environment).sent.receive(new Blob([file]).stream());
	const estate = nameOf(7_001);
	await env.LISTINGS.prepare(
		"INSERT INTO announced_estates (id, number, state, version, first_at, last_at) VALUES (?, ?, 'changed', 1, 1, 1)",
	)
		.bind(estate, numberOfEstate(estate))
		.run();
	const sweepBright = {
		...env,
		FEED_KIND: "sweepbright",
		FEED_URL: `${inject("crmService")}/${encodeURIComponent(JSON.stringify({ name: "jobs", properties: 0 }))}`,
		FEED_CLIENT_ID: String(whiseOffice.clientId),
		FEED_PASSWORD: crmPassword,
	} as unknown as Env;
	await deliverBatch(QUEUE, [{ kind: "purge" }, { kind: "alerts" }], env, withCache(purged));
	for (const [message, site, id] of [
		[{ kind: "sent-feed" }, environment, 1],
		[{ kind: "import" }, sweepBright, numberOfEstate(estate)],
	] as const) {
		purged.length = 0;
		await deliverBatch(QUEUE, [message], site, withCache(purged));
		expect(purged.flat()).toContain(`property-${id}`);
		const read = await env.PERSONAL.prepare("SELECT seq FROM alert_cursor").first("seq");
		expect(read).toBe(await env.LISTINGS.prepare("SELECT max(seq) AS seq FROM changes").first("seq"));
	}
});

/** Context with a platform cache; `purged` collects its purge calls. */
function withCache(purged: unknown[]): ExecutionContext {
	const PublicPages = { purge: async ({ tags }: { tags?: string[] }) => void purged.push(tags ?? "everything") };
	return Object.assign(createExecutionContext(), {
		cache: {},
		exports: { PublicPages },
	}) as unknown as ExecutionContext;
}

test("a file that was sent and is refused raises an alert with its link", async () => {
	const alerts = async () => ((await (await fetch(`${provider}/mails`)).json()) as { handed: unknown[] }).handed;
	const environment = {
		...env,
		FEED_KIND: "openimmo",
		FEED_TOKEN: "of the tests",
		ALERT_WEBHOOK_URL: `${provider}/hook`,
	} as unknown as Env;
	const before = (await alerts()).length;
	const many = Array.from({ length: 30 }, (_, index) => index + 1);
	for (const ids of [many, [2]]) {
		await createServices(environment).sent.receive(new Blob([openImmoFile(ids)]).stream());
		expect((await alerts()).slice(before)).toEqual([]);
		await deliverBatch(QUEUE, [{ kind: "sent-feed" }], environment);
	}
	expect((await alerts()).slice(before)).toMatchObject([
		{ email: { text: expect.stringContaining("/api/withdrawals?token=") } },
	]);
});

test("a sent file that was given up no longer delays the next one", async () => {
	const { sent, JOBS } = noted();
	const { sent: files } = createServices(env);
	for (const id of [3, 4]) await files.receive(new Blob([openImmoFile([id])]).stream());
	await deliverBatch(DEAD_LETTERS, [{ kind: "sent-feed" }], { ...env, JOBS } as Env);
	const { results } = await env.LISTINGS.prepare("SELECT state FROM sent_feeds ORDER BY id DESC LIMIT 2").all();
	expect(results).toEqual([{ state: "waiting" }, { state: "failed" }]);
	expect(sent).toEqual([[{ kind: "sent-feed" }]]);
});

/** Queue that records messages and their delays. */
function noted() {
	const sent: unknown[][] = [];
	const send = async (...message: unknown[]) => void sent.push(message);
	return { sent, JOBS: { ...env.JOBS, send } as unknown as Env["JOBS"] };
}
