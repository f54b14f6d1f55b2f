import process from "node:process";
import type { PluginConfig } from "@cloudflare/vite-plugin";

type Settings = Record<string, string | undefined>;

const VARIABLE = "DEVELOPMENT_WORKER";

/** What `npm run dev` hands to the development server by the environment, and `vite.config.ts` to its plugin. */
export function developmentEnvironment(stateDir: string, settings: Settings): Record<string, string> {
	return { [VARIABLE]: JSON.stringify({ stateDir, settings }) };
}

/** The plugin's part of that: the same state folder and settings as the built Worker. Without it, nothing: a build. */
export function developmentWorker(): Pick<PluginConfig, "config" | "persistState" | "inspectorPort"> {
	const text = process.env[VARIABLE];
	if (!text) return {};
	const { stateDir, settings } = JSON.parse(text) as { stateDir: string; settings: Record<string, string> };
	return { config: { vars: settings }, persistState: { path: stateDir }, inspectorPort: false };
}
