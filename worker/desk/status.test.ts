import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { emptyRequests, importProperties, leastForms, sendForm } from "../../tests/support/forms/forms";
import { createServices } from "../services";

const { status } = createServices({ ...env, FEED_URL: "https://crm.meridiaan.example/feed.json" }).desk;

beforeEach(async () => {
	await importProperties();
	await emptyRequests();
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
