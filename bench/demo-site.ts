import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { localOptions } from "../scripts/local/options.ts";
import { freePort } from "../scripts/local/server.ts";
import { importInto, startSite } from "../scripts/local/site.ts";

export type DemoSite = { origin: string; stateDir: string; close(): Promise<void> };

/** Starts the built site like `npm start`, with the demo feed, on a temporary state folder. */
export async function startDemoSite(): Promise<DemoSite> {
	const stateDir = mkdtempSync(path.join(tmpdir(), "meridiaan-bench-site-"));
	const options = { ...localOptions(), port: await freePort(), stateDir };
	// Measurements do not depend on external services.
	process.env.MAP_TILES_URL ??= "none";
	const site = await startSite({ ...options, siteUrl: `http://127.0.0.1:${options.port}` });
	async function close(): Promise<void> {
		await site.stop();
		rmSync(stateDir, { recursive: true, force: true });
	}
	try {
		await importInto(site.origin, options, () => undefined);
	} catch (error) {
		await close();
		throw error;
	}
	return { origin: site.origin, stateDir, close };
}
