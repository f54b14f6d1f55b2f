import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { afterAll, describe, test } from "vitest";
import { isPortFree } from "../../scripts/local/server";
import { leastForms, RIGHT_ANSWER } from "../support/forms/least-forms";

const LONGEST_MS = 400_000;
const states = mkdtempSync(path.join(tmpdir(), "stop-"));

afterAll(() => rmSync(states, { recursive: true, force: true }));

async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
	const address = probe.address();
	await new Promise((resolve) => probe.close(resolve));
	return typeof address === "object" && address ? address.port : 0;
}

type Started = { child: ChildProcess; port: number };

/** `npm start` in a group of its own, once it says how it is stopped. @param state name of its state folder */
async function started(state: string): Promise<Started> {
	const port = await freePort();
	const child = spawn("npm", ["start"], {
		detached: true,
		stdio: ["ignore", "pipe", "inherit"],
		// No feed answers there: the site starts with what it has.
		env: {
			...process.env,
			CAPTCHA_TEST_ANSWER: RIGHT_ANSWER,
			PORT: String(port),
			STATE_DIR: path.join(states, state),
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

/** A signal to the whole group, as a terminal sends it. */
function stopped({ child, port }: Started): Promise<true> {
	process.kill(-(child.pid ?? 0), "SIGTERM");
	return untilFree(port);
}

// Each has a site and a state folder of its own.
describe.concurrent("npm start", { timeout: LONGEST_MS }, () => {
	test("what it has started ends with it, by a signal to the group and even where it is killed", async ({ expect }) => {
		const site = await started("killed");
		process.kill(await launcherOf(site), "SIGKILL");
		expect(await untilFree(site.port)).toBe(true);
		// And the next start finds its port and its state folder free.
		expect(await stopped(await started("killed"))).toBe(true);
	});

	test("bodies that nobody reads break no other request", async ({ expect }) => {
		const site = await started("bodies");
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
		expect(await stopped(site)).toBe(true);
		expect(Object.fromEntries([...statuses].map(([kind, seen]) => [kind, [...seen]]))).toEqual({
			"too large": [413],
			"no call": [404],
			"no page for posts": [405],
			health: [200],
			"a form": [422],
		});
	});

	test("emails that were waiting when the site was killed leave at its next start", async ({ expect }) => {
		const site = await started("waiting");
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

		const next = await started("waiting");
		type Email = { to: string; status: string };
		const left = async () => {
			const emails = (await (await fetch(`http://127.0.0.1:${next.port}/dev/mailbox.json`)).json()) as Email[];
			return emails.filter(({ to, status }) => senders.includes(to) && status === "sent").length;
		};
		// No cron runs meanwhile: it would take a quarter of an hour.
		while ((await left()) < senders.length) await setTimeout(200);
		expect(await stopped(next)).toBe(true);
	});
});
