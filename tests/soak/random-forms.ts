/**
 * Sends bodies of every kind to all forms of the built Worker and checks that none is answered with a fault of the
 * server. `npm run soak`; `RUNS` sets how many.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { ensureBuild } from "../../scripts/local/build.ts";
import { workerSettings } from "../../scripts/local/options.ts";
import { migrate, startServer } from "../../scripts/local/server.ts";
import { RIGHT_ANSWER } from "../support/least-forms.ts";
import { sendRandomForms } from "../support/random-forms.ts";

const RUNS = Number(process.env.RUNS ?? 20_000);
const PORT = 18_613;

async function main(): Promise<void> {
	ensureBuild();
	const stateDir = mkdtempSync(path.join(tmpdir(), "soak-forms-"));
	migrate(stateDir);
	const origin = `http://127.0.0.1:${PORT}`;
	const settings = { ...workerSettings(origin, { url: `${origin}/no-feed`, token: undefined }) };
	const server = await startServer({
		port: PORT,
		stateDir,
		settings: { ...settings, CAPTCHA_TEST_ANSWER: RIGHT_ANSWER },
	});
	try {
		await sendRandomForms(RUNS, async (address, init) => {
			const response = await fetch(origin + address, { ...init, redirect: "manual" });
			await response.arrayBuffer();
			return response.status;
		});
		console.log(`${RUNS} bodies, no fault of the server`);
	} finally {
		await server.stop();
		rmSync(stateDir, { recursive: true, force: true });
	}
}

await main();
