import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort, isPortFree } from "../../scripts/local/server";
import { leastForms, RIGHT_ANSWER } from "../support/forms/least-forms";
import { untilStarted } from "../support/until-started";

const MAX_MS = 300_000;
const STOPPING_MS = 30_000;
const state = mkdtempSync(path.join(tmpdir(), "stop-"));

type Started = { group: number; port: number };

/** Runs `npm start` in its own process group and waits until it is ready. */
async function started(): Promise<Started> {
	const port = await freePort();
	const child = spawn("npm", ["start"], {
		detached: true,
		stdio: ["ignore", "pipe", "inherit"],
		// No feed at this address: the site starts with existing data.
		env: {
			...process.env,
			CAPTCHA_TEST_ANSWER: RIGHT_ANSWER,
			PORT: String(port),
			STATE_DIR: state,
			FEED_URL: "http://127.0.0.1:9/feed.json",
		},
	});
	const group = child.pid;
	if (group === undefined) throw new Error("npm does not start");
	await untilStarted(child).catch((error: unknown) => {
		signal(group, "SIGKILL");
		throw error;
	});
	return { group, port };
}

function signal(group: number, name: NodeJS.Signals): void {
	try {
		process.kill(-group, name);
	} catch {
		// The whole group has ended.
	}
}

/** Lines of `ps` for a process group, each starting with the process id. */
async function processesOf(group: number): Promise<string[]> {
	const ps = spawn("ps", ["-eo", "pid=,pgid=,args="], { stdio: ["ignore", "pipe", "ignore"] });
	let listed = "";
	for await (const part of ps.stdout) listed += String(part);
	return listed.split("\n").filter((line) => line.trim().split(/\s+/)[1] === String(group));
}

/** Processes and port of a site that remain after half a minute. */
async function leftOf({ group, port }: Started): Promise<string[]> {
	const until = Date.now() + STOPPING_MS;
	for (;;) {
		const left = await processesOf(group);
		if (!(await isPortFree(port))) left.push(`port ${port}`);
		if (left.length === 0 || Date.now() > until) return left;
		await setTimeout(100);
	}
}

/**
 * Kills the process that npm runs, which starts the others.
 * @returns remaining processes and port
 */
async function killed(site: Started): Promise<string[]> {
	const line = (await processesOf(site.group)).find((args) => args.includes("scripts/start.ts"));
	if (!line) throw new Error(`nothing started the site at ${site.port}`);
	process.kill(Number.parseInt(line, 10), "SIGKILL");
	return leftOf(site);
}

let site: Started;

beforeAll(async () => {
	site = await started();
	return () => signal(site.group, "SIGKILL");
}, MAX_MS);

afterAll(() => rmSync(state, { recursive: true, force: true }));

test("a site serves a build of its own, which no other build or test run changes", {
	timeout: MAX_MS,
}, async () => {
	const own = path.join(state, "site");
	const served = (await processesOf(site.group)).filter((args) => args.includes("wrangler"));
	expect(served.filter((args) => !args.includes(`--config ${own}`))).toEqual([]);
	const page = await (await fetch(`http://127.0.0.1:${site.port}/nl/`)).text();
	const [style = ""] = /\/assets\/[\w-]+\.css/.exec(page) ?? [];
	expect(readFileSync(path.join(own, "client", style), "utf8")).toBe(
		await (await fetch(`http://127.0.0.1:${site.port}${style}`)).text(),
	);
});

test("bodies that nobody reads break no other request", { timeout: MAX_MS }, async () => {
	const origin = `http://127.0.0.1:${site.port}`;
	const large = new Uint8Array(3_000_000).fill(0x20);
	const headers = { "content-type": "application/json" };
	const ask = async (address: string, init?: RequestInit) => {
		const answer = await fetch(origin + address, { redirect: "manual", ...init });
		await answer.arrayBuffer();
		return answer.status;
	};
	const statuses = new Map<string, Set<number>>();
	const note = async (kind: string, status: Promise<number>) => {
		const seen = statuses.get(kind) ?? new Set();
		statuses.set(kind, seen.add(await status));
	};
	for (let round = 0; round < 8; round++) {
		await Promise.all([
			note("too large", ask("/api/forms/site-contact", { method: "POST", headers, body: large })),
			note("no call", ask("/api/no-such-call", { method: "POST", headers, body: large.slice(0, 400_000) })),
			note("no page for posts", ask("/nl/te-koop/", { method: "POST", headers, body: large.slice(0, 400_000) })),
			note("health", ask("/healthz")),
			note("a form", ask("/api/forms/site-contact", { method: "POST", headers, body: "{}" })),
		]);
	}
	expect(Object.fromEntries([...statuses].map(([kind, seen]) => [kind, [...seen]]))).toEqual({
		"too large": [413],
		"no call": [404],
		"no page for posts": [405],
		health: [200],
		"a form": [422],
	});
});

test("what a site has started ends with it, even where it is killed, and its emails leave at the next start", {
	timeout: MAX_MS,
}, async () => {
	const senders = Array.from({ length: 8 }, (_, index) => `restart-${Date.now()}-${index}@example.com`);
	const confirmed = await Promise.all(
		senders.map(async (email) => {
			const body = JSON.stringify({ ...leastForms["site-contact"], captcha: RIGHT_ANSWER, lang: "nl", email });
			const headers = { "content-type": "application/json", accept: "application/json" };
			const init = { method: "POST", headers, body };
			return (await fetch(`http://127.0.0.1:${site.port}/api/forms/site-contact`, init)).status;
		}),
	);
	expect(await killed(site)).toEqual([]);
	expect(new Set(confirmed)).toEqual(new Set([201]));

	// The next start has to find its port and state folder free, even if files were being written.
	for (const file of ["server.json", "desk.json", "migrated"]) writeFileSync(path.join(state, file), "");
	const next = await started();
	onTestFinished(() => signal(next.group, "SIGKILL"));
	type Email = { to: string; status: string };
	const left = async () => {
		const emails = (await (await fetch(`http://127.0.0.1:${next.port}/dev/mailbox.json`)).json()) as Email[];
		return emails.filter(({ to, status }) => senders.includes(to) && status === "sent").length;
	};
	// No cron run happens here: it would take a quarter of an hour.
	while ((await left()) < senders.length) await setTimeout(200);
	// Signals the whole group, like a terminal.
	signal(next.group, "SIGTERM");
	expect(await leftOf(next)).toEqual([]);
});
