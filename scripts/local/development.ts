import process from "node:process";
import type { PluginConfig } from "@cloudflare/vite-plugin";

type Settings = Record<string, string | undefined>;

const VARIABLE = "DEVELOPMENT_WORKER";

/** Environment variable through which `npm run dev` passes the state folder and settings to `vite.config.ts`. */
export function developmentEnvironment(stateDir: string, settings: Settings): Record<string, string> {
	return { [VARIABLE]: JSON.stringify({ stateDir, settings }) };
}

/**
 * Reads that variable for the Vite plugin: same state folder and settings as for the built Worker. Empty without the
 * variable, as in a build.
 */
export function developmentWorker(): Pick<PluginConfig, "config" | "persistState" | "inspectorPort"> {
	const text = process.env[VARIABLE];
	if (!text) return {};
	const { stateDir, settings } = JSON.parse(text) as { stateDir: string; settings: Record<string, string> };
	return { config: { vars: settings }, persistState: { path: stateDir }, inspectorPort: false };
}
