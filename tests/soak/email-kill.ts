/**
 * Repeatedly kills the built Worker while visitors send forms, then checks their emails: every confirmed form has one
 * submission, its emails and its lead. The sweep sends what the queue lost with the Worker. Duplicate leads have the
 * same id. `npm run soak`; `ROUNDS` sets the number of rounds.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { startLeadServer, webhookSecret } from "../../demo/crm/leads/lead-server.ts";
import type { Received } from "../../demo/crm/leads/whise-leads.ts";
import { ensureBuild } from "../../scripts/local/build.ts";
import { workerSettings } from "../../scripts/local/options.ts";
import { type LocalServer, migrate, startServer } from "../../scripts/local/server.ts";
import { type Handed, startEmailProvider } from "../support/email/email-provider.ts";
import { leastForms, RIGHT_ANSWER } from "../support/forms/least-forms.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const VISITORS = 40;
const LETTERS_OF_A_FORM = 2;
const PORT = 18_619;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const MAX_LIFE_MS = 3_000;
/** An item is stale after a minute. */
const STALE_MS = 65_000;
/** A killed delivery holds its lease for two minutes. */
const DELIVERY_MS = 180_000;
const QUARTER = "*/15 * * * *";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a form and returns whether it was confirmed. Every attempt has the same idempotency key. */
async function send(visitor: string): Promise<boolean> {
	const response = await fetch(`${ORIGIN}/api/forms/site-contact`, {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json", "idempotency-key": visitor },
		body: JSON.stringify({
			...leastForms["site-contact"],
			remark: visitor,
			email: `${visitor}@example.com`,
			captcha: RIGHT_ANSWER,
		}),
	}).catch(() => null);
	const content = await response?.text().catch(() => null);
	return response?.status === 201 && content !== null;
}

async function main(): Promise<boolean> {
	ensureBuild();
	const stateDir = mkdtempSync(path.join(tmpdir(), "soak-mail-"));
	migrate(stateDir);
	const provider = await startEmailProvider();
	const crm = await startLeadServer();
	const settings = {
		...workerSettings(ORIGIN, { url: `${ORIGIN}/no-feed`, token: undefined }),
		CAPTCHA_TEST_ANSWER: RIGHT_ANSWER,
		MAIL_TRANSPORT: "http",
		MAIL_API_URL: `${provider.origin}/soak/send`,
		LEADS_KIND: "webhook",
		LEADS_URL: `${crm.origin}/soak/webhook`,
		LEADS_SECRET: webhookSecret,
	};
	const start = () => startServer({ port: PORT, stateDir, settings });
	const emails = async () =>
		(await (await fetch(`${provider.origin}/soak/mails`)).json()) as { handed: Handed[]; taken: Handed[] };
	const leads = async () => (await (await fetch(`${crm.origin}/soak/received`)).json()) as Received[];
	let server: LocalServer = await start();
	try {
		const told: string[] = [];
		for (let round = 0; round < ROUNDS; round += 1) {
			const visitors = Array.from({ length: VISITORS }, (_, visitor) => `visitor-${round}-${visitor}`);
			const first = Promise.all(visitors.map(send));
			await wait(Math.random() * MAX_LIFE_MS);
			server.kill();
			await server.ended;
			const before = (await first).filter(Boolean).length;
			server = await start();
			// Some responses were lost: the browsers retry.
			for (const visitor of visitors) if (await send(visitor)) told.push(visitor);
			console.log(`  round ${round + 1}: ${before} of ${VISITORS} were answered before the kill`);
			server.kill();
			await server.ended;
			server = await start();
		}
		const sentByQueue = (await emails()).taken.length;
		await wait(STALE_MS);
		await fetch(`${ORIGIN}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(QUARTER)}`);
		const expected = told.length * LETTERS_OF_A_FORM;
		for (const until = Date.now() + DELIVERY_MS; Date.now() < until; await wait(500)) {
			if ((await emails()).taken.length >= expected && idsOf(await leads()).size >= told.length) break;
		}
		const isWell = judge(told, sentByQueue, await emails());
		return judgeLeads(told, await leads()) && isWell;
	} finally {
		await server.stop();
		provider.close();
		crm.close();
		rmSync(stateDir, { recursive: true, force: true });
	}
}

function judge(told: string[], sentByQueue: number, { handed, taken }: { handed: Handed[]; taken: Handed[] }): boolean {
	const emails = new Map<string, number>();
	for (const { email } of taken) {
		// In the text of the agency's email, and in the address of the visitor's, whose text repeats no input.
		const visitor = /visitor-\d+-\d+/.exec(JSON.stringify(email))?.[0] ?? "";
		emails.set(visitor, (emails.get(visitor) ?? 0) + 1);
	}
	const wrong = told.filter((visitor) => emails.get(visitor) !== LETTERS_OF_A_FORM);
	const twice = handed.length - new Set(handed.map(({ key }) => key)).size;
	console.log(
		`${told.length} forms, ${taken.length} letters: ${sentByQueue} before the last kill, the others by the sweep; ` +
			`${twice} handed over twice under their key, ${wrong.length} forms with too few or too many`,
	);
	// A crash between sending and marking repeats at most one email, and each round has two crashes.
	return told.length === ROUNDS * VISITORS && wrong.length === 0 && twice <= ROUNDS * 2;
}

function idsOf(leads: readonly Received[]): Set<unknown> {
	return new Set(leads.map(({ body }) => body.id));
}

function judgeLeads(told: readonly string[], leads: readonly Received[]): boolean {
	const arrived = new Set(leads.map(({ body }) => /visitor-\d+-\d+/.exec(JSON.stringify(body.fields))?.[0]));
	const missing = told.filter((visitor) => !arrived.has(visitor));
	const ids = idsOf(leads);
	console.log(
		`${leads.length} leads, ${leads.length - ids.size} of them doubles by their id, ${missing.length} missing`,
	);
	return missing.length === 0 && ids.size === told.length && leads.length - ids.size <= ROUNDS * 2;
}

process.exit((await main()) ? 0 : 1);
