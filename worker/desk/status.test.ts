import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { staffCookie, staffNamed } from "../../tests/support/accounts/desk";
import { clearSubmissions, importProperties, leastForms, sendForm } from "../../tests/support/forms/forms";
import { createFailures } from "../outbox/failures";
import { createServices } from "../services";

const { status, audit } = createServices({ ...env, FEED_URL: "https://crm.meridiaan.example/feed.json" }).desk;

beforeEach(async () => {
	await importProperties();
	await clearSubmissions();
});

test("failures are counted as they are told: an email to the agency, not a confirmation that its visitor cannot receive", async () => {
	await sendForm("contact-me", leastForms["contact-me"]);
	const fail = (which: string) =>
		env.PERSONAL.prepare(`UPDATE outbox SET status = 'failed' WHERE fallbacks IS ${which}`).run();
	await fail("NULL");
	const confirmation = await status.now();
	expect([confirmation.outbox.failed, confirmation.late.map(({ subject }) => subject)]).toEqual([0, []]);
	await fail("NOT NULL");
	const told = await status.now();
	expect([told.outbox.failed, told.late.map(({ subject }) => subject)]).toEqual([1, ["failed-emails"]]);
});

test("more failures than one list holds are counted, and none hides one that stands in no inbox", async () => {
	await sendForm("contact-me", leastForms["contact-me"]);
	await sendForm("testimonial", leastForms.testimonial);
	const copied =
		"form, language, recipient, subject, text, html, headers, attachments, next_attempt_at, created_at, fallbacks";
	await env.PERSONAL.batch([
		env.PERSONAL.prepare("UPDATE outbox SET status = 'failed' WHERE fallbacks IS NOT NULL"),
		env.PERSONAL.prepare(
			`WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 600)
			INSERT INTO outbox (id, submission_id, status, ${copied}) SELECT 'copy' || n, submission_id, 'failed', ${copied.replace("created_at", "0")}
			FROM outbox, n WHERE status = 'failed' AND form = 'contact-me'`,
		),
	]);
	const { outbox } = await status.now();
	expect([outbox.failed, outbox.elsewhere.map(({ form }) => form)]).toEqual([602, ["testimonial"]]);
});

test("what failed and stands in no inbox is listed, and is sent again from there", async () => {
	await staffCookie({ role: "manager" });
	const manager = await staffNamed("manager@example.com");
	await sendForm("contact-me", leastForms["contact-me"]);
	await sendForm("testimonial", leastForms.testimonial);
	await env.PERSONAL.prepare("UPDATE outbox SET status = 'failed', fault = 'full' WHERE fallbacks IS NOT NULL").run();
	const { outbox } = await status.now();
	expect([outbox.failed, outbox.elsewhere.map(({ form, fault }) => [form, fault])]).toEqual([
		2,
		[["testimonial", "full"]],
	]);
	const [failure] = outbox.elsewhere;
	expect(await status.sendAgain(manager, failure?.id ?? "")).toBe(true);
	expect(await status.sendAgain(manager, failure?.id ?? "")).toBe(false);
	expect((await status.now()).outbox).toMatchObject({ failed: 1, elsewhere: [] });
	const [line] = await audit.lines({ words: "", action: "inbox.handle", before: null, limit: 1 });
	expect([line?.staffName, line?.subject]).toEqual([manager.name, `outbox:${failure?.id}`]);
});

test("the alert leads to where what failed can be sent again", async () => {
	const told: (string | undefined)[] = [];
	const failures = createFailures({
		db: env.PERSONAL,
		notify: async ({ button }) => void told.push(button?.url),
		fallback: () => "last@example.com",
		language: "nl",
		siteAddress: () => "https://example.com",
		now: () => 0,
	});
	for (const form of ["contact-me", "testimonial"] as const) {
		await sendForm(form, leastForms[form]);
		await env.PERSONAL.prepare("UPDATE outbox SET status = 'failed' WHERE fallbacks IS NOT NULL").run();
		await failures.notify();
	}
	expect(told).toEqual(["https://example.com/nl/desk/inbox/?state=failed", "https://example.com/nl/desk/status/"]);
});

test("an import that fails says since when and why", async () => {
	const { lastImport } = await status.now();
	const reason = { code: "denied", what: { part: "feed-page", page: 1 }, status: 401 };
	await env.LISTINGS.batch(
		[1, 2, 3].map(() =>
			env.LISTINGS.prepare(
				"INSERT INTO import_runs (started_at, finished_at, state, message) VALUES (unixepoch(), unixepoch(), 'failed', ?)",
			).bind(JSON.stringify(reason)),
		),
	);
	expect((await status.now()).late).toEqual([{ subject: "import", since: lastImport, reason }]);
});
