import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import type { FullConfig } from "@playwright/test";
import { townArchive } from "../support/map/archive";

const TIMEOUT_MS = 120_000;

/** Waits until the site has properties and uploads streets for the map. */
export default async function ready(config: FullConfig): Promise<void> {
	await whenImported(config.projects[0]?.use.baseURL ?? "");
	uploadStreets();
}

/** Waits for the first import: the site answers before it has ended. */
async function whenImported(origin: string): Promise<void> {
	const until = Date.now() + TIMEOUT_MS;
	while (Date.now() < until) {
		const health = await fetch(`${origin}/healthz`)
			.then((response) => response.json() as Promise<{ lastImport: string | null }>)
			.catch(() => null);
		if (health?.lastImport) return;
		await new Promise((resolve) => setTimeout(resolve, 300));
	}
	throw new Error(`nothing was imported at ${origin}`);
}

/** Uploads once before all journeys: of two concurrent uploads, the later one aborts the earlier. */
function uploadStreets(): void {
	const folder = mkdtempSync(path.join(tmpdir(), "meridiaan-map-"));
	try {
		const file = path.join(folder, "town.pmtiles");
		writeFileSync(file, townArchive());
		const env = { ...process.env, STATE_DIR: process.env.E2E_STATE_DIR ?? ".wrangler/e2e" };
		execFileSync("node", ["scripts/map.ts", file], { env, stdio: ["ignore", "ignore", "inherit"] });
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
