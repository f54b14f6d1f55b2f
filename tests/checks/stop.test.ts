import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { isPortFree } from "../../scripts/local/server";
import { leastForms, RIGHT_ANSWER } from "../support/forms/least-forms";

const LONGEST_MS = 400_000;
const stateDir = mkdtempSync(path.join(tmpdir(), "stop-"));

afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
	const address = probe.address();
	await new Promise((resolve) => probe.close(resolve));
	return typeof address === "object" && address ? address.port : 0;
}

type Started = { child: ChildProcess; port: number };

/** `npm start` in a group of its own, once it says how it is stopped. */
async function started(): Promise<Started> {
	const port = await freePort();
	const child = spawn("npm", ["start"], {
		detached: true,
		stdio: ["ignore", "pipe", "inherit"],
		// No feed answers there: the site starts with what it has.
		env: {
			...process.env,
			CAPTCHA_TEST_ANSWER: RIGHT_ANSWER,
			PORT: String(port),
			STATE_DIR: stateDir,
			FEED_URL: "http://127.0.0.1:9/feed.json",
		},
	});
	let printed = "";
	child.stdout?.on("data", (part: Buffer) => {
		printed += part.toString();
	});
	while (!printed.includes("Ctrl-C")) {
		if (child.exitCode !== null) throw new Error(`npm start ended: ${printed}`);
		await setTimeout(100);
	}
	return { child, port };
}

async function untilFree(port: number): Promise<true> {
	while (!(await isPortFree(port))) await setTimeout(100);
	return true;
}

/** The process that npm runs, which starts the others. */
async function launcherOf({ child, port }: Started): Promise<number> {
	const ps = spawn("ps", ["-eo", "pid=,pgid=,args="], { stdio: ["ignore", "pipe", "ignore"] });
	let listed = "";
	for await (const part of ps.stdout) listed += String(part);
	const line = listed.split("\n").find((row) => row.includes(` ${child.pid} `) && row.includes("scripts/start.ts"));
	if (!line) throw new Error(`nothing started the site at ${port}`);
	return Number.parseInt(line, 10);
}

test("a signal to the whole group of npm start ends every process of the site", { timeout: LONGEST_MS }, async () => {
	const { child, port } = await started();
	process.kill(-(child.pid ?? 0), "SIGTERM");
	expect(await untilFree(port)).toBe(true);
});

test("what npm start has started ends with it, even where it is killed", { timeout: LONGEST_MS }, async () => {
	const site = await started();
	process.kill(await launcherOf(site), "SIGKILL");
	expect(await untilFree(site.port)).toBe(true);
	// And the next start finds its port and its state folder free.
	const next = await started();
	process.kill(-(next.child.pid ?? 0), "SIGTERM");
	expect(await untilFree(next.port)).toBe(true);
});

test("bodies that nobody reads break no other request", { timeout: LONGEST_MS }, async () => {
	const { child, port } = await started();
	const origin = `http://127.0.0.1:${port}`;
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
	process.kill(-(child.pid ?? 0), "SIGTERM");
	await untilFree(port);
	expect(Object.fromEntries([...statuses].map(([kind, seen]) => [kind, [...seen]]))).toEqual({
		"too large": [413],
		"no call": [404],
		"no page for posts": [405],
		health: [200],
		"a form": [422],
	});
});

test("emails that were waiting when the site was killed leave at its next start", { timeout: LONGEST_MS }, async () => {
	const site = await started();
	const senders = Array.from({ length: 8 }, (_, index) => `restart-${Date.now()}-${index}@example.com`);
	const confirmed = await Promise.all(
		senders.map(async (email) => {
			const body = JSON.stringify({ ...leastForms["site-contact"], captcha: RIGHT_ANSWER, lang: "nl", email });
			const headers = { "content-type": "application/json", accept: "application/json" };
			const init = { method: "POST", headers, body };
			return (await fetch(`http://127.0.0.1:${site.port}/api/forms/site-contact`, init)).status;
		}),
	);
	process.kill(await launcherOf(site), "SIGKILL");
	await untilFree(site.port);
	expect(new Set(confirmed)).toEqual(new Set([201]));

	const { child, port } = await started();
	type Email = { to: string; status: string };
	const left = async () => {
		const emails = (await (await fetch(`http://127.0.0.1:${port}/dev/mailbox.json`)).json()) as Email[];
		return emails.filter(({ to, status }) => senders.includes(to) && status === "sent").length;
	};
	// No cron runs meanwhile: it would take a quarter of an hour.
	while ((await left()) < senders.length) await setTimeout(200);
	process.kill(-(child.pid ?? 0), "SIGTERM");
	expect(await untilFree(port)).toBe(true);
});
