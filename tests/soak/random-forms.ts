/**
 * Sends random bodies to all forms and other POST endpoints of the built Worker and checks that none causes a server
 * error. `npm run soak`; `RUNS` sets the number per seed of `SEEDS`.
 */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { DAY_MS } from "../../app/domain/durations.ts";
import { ensureBuild } from "../../scripts/local/build.ts";
import { importThrough } from "../../scripts/local/import.ts";
import { workerSettings } from "../../scripts/local/options.ts";
import { migrate, startServer } from "../../scripts/local/server.ts";
import { serveFeed } from "../support/feed/served-feed.ts";
import { formFeed } from "../support/forms/form-feed.ts";
import { property, RIGHT_ANSWER } from "../support/forms/least-forms.ts";
import { sendRandomForms } from "../support/forms/random-forms.ts";

const RUNS = Number(process.env.RUNS ?? 50_000);
const SEEDS = (process.env.SEEDS ?? "42,20261122").split(",").map(Number);
const PORT = 18_613;
const SLOT_MS = 1_800_000;
const RUNS_TOLD = 1_000;

/** Other public POST endpoints. */
const beside = [
	...["sign-in", "invitation"].flatMap((door) => [`/nl/desk/${door}/`, `/nl/desk/${door}.data`]),
	...["/nl/", "/nl/te-koop/", "/nl/desk/inbox/", "/nl/eigenaar/account/", "/nl/login/"],
	...["/api/session", "/api/password", "/api/consent", "/api/visits", "/api/actions", "/api/demand"],
	...["/api/passkeys/sign-in", "/api/desk/passkeys/sign-in", "/api/desk/invitation/passkey", "/api/feed"],
	...["/api/preview", "/api/redirects", "/api/staff", "/api/privacy", "/api/map-archive/parts/1"],
];

/** Properties for nearly valid forms, with a slot that has enough seats for all of them. */
function propertiesAndSlot(): object {
	const start = Date.now() + 30 * DAY_MS;
	const [Start, End] = [start, start + SLOT_MS].map((moment) => new Date(moment).toISOString());
	return {
		...formFeed,
		appointmentSlots: [{ ID: property.slot, PropertyID: property.id, Start, End, Capacity: RUNS * SEEDS.length }],
	};
}

async function main(): Promise<void> {
	ensureBuild();
	const stateDir = mkdtempSync(path.join(tmpdir(), "soak-forms-"));
	migrate(stateDir);
	const feed = await serveFeed(propertiesAndSlot());
	const origin = `http://127.0.0.1:${PORT}`;
	const settings = workerSettings(origin, { url: feed.url, token: undefined });
	const server = await startServer({
		port: PORT,
		stateDir,
		settings: { ...settings, CAPTCHA_TEST_ANSWER: RIGHT_ANSWER },
	});
	try {
		if (!(await importThrough(origin, {}, () => {}))) throw new Error("The homes were not imported.");
		const answers = new Map<number, number>();
		let sent = 0;
		const send = async (address: string, init: RequestInit) => {
			const response = await fetch(origin + address, { ...init, redirect: "manual" });
			await response.arrayBuffer();
			answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
			sent += 1;
			if (sent % RUNS_TOLD === 0) console.log(`  ${sent} bodies`);
			return response.status;
		};
		for (const seed of SEEDS) await sendRandomForms(RUNS, send, { seed, beside });
		const tally = [...answers].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
		console.log(`${sent} bodies by the seeds ${SEEDS.join(" and ")}, no fault of the server: ${tally.join(", ")}`);
	} finally {
		await server.stop();
		feed.close();
		rmSync(stateDir, { recursive: true, force: true });
	}
}

await main();
