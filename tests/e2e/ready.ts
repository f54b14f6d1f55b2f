import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import type { FullConfig } from "@playwright/test";
import { townArchive } from "../support/map/archive";

const TIMEOUT_MS = 120_000;

/** The journeys start when there is something to see: properties, and streets on the map. */
export default async function ready(config: FullConfig): Promise<void> {
	await whenImported(config.projects[0]?.use.baseURL ?? "");
	uploadStreets();
}

/** The site answers before its first import has ended. */
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

/** Once, before any journey: of two uploads at once the later one ends the earlier. */
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
