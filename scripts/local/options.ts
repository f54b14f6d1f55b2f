import path from "node:path";
import process from "node:process";
import { readVariables, variableNames } from "../../worker/variables.ts";
import { localSecrets, ownSecrets } from "./secrets.ts";
import { StartError } from "./start-error.ts";

const DEFAULT_PORT = 8787;
const MAX_PORT = 65_535;

/** Options from the environment, shared by the site and `npm run import`. */
export function localOptions() {
	const port = Number(process.env.PORT || DEFAULT_PORT);
	if (!Number.isInteger(port) || port < 1 || port > MAX_PORT) {
		throw new StartError(`PORT: wants a number from 1 to ${MAX_PORT}.`);
	}
	return {
		port,
		stateDir: path.resolve(process.env.STATE_DIR || ".wrangler/state"),
		feedUrl: process.env.FEED_URL || undefined,
		/** CRMs supply no owners. */
		feedIsCrm: ["whise", "omnicasa", "openimmo", "sweepbright"].includes(process.env.FEED_KIND ?? ""),
		feedToken: process.env.FEED_TOKEN || undefined,
		/** OpenImmo by upload: a token, and no address to poll. */
		isSentFiles: process.env.FEED_KIND === "openimmo" && !process.env.FEED_URL && !!process.env.FEED_TOKEN,
		siteUrl: process.env.SITE_URL || `http://127.0.0.1:${port}`,
	};
}

/** Set by the scripts: per start, or the same for every local site. */
const ownVariables = ["ENVIRONMENT", "SITE_URL", "FEED_URL", "FEED_TOKEN", "RUN_ID"];
/** Cloudflare Access protects only the desk in production. */
const notLocal = ["ACCESS_TEAM", "ACCESS_AUDIENCE"];

/** Settings that the local Worker takes unchanged from the environment. */
export const passedOn = variableNames.filter((name) => ![...ownVariables, ...notLocal, ...ownSecrets].includes(name));

/**
 * Returns the settings of the local Worker.
 * @param more overrides the environment
 * @throws SettingsError when a setting is missing or wrong, so that nothing is served
 */
export function workerSettings(
	siteUrl: string,
	feed: { url: string; token: string | undefined },
	more: Readonly<Record<string, string>> = {},
): Record<string, string | undefined> {
	const settings: Record<string, string | undefined> = {
		ENVIRONMENT: "local",
		SITE_URL: siteUrl,
		FEED_URL: feed.url,
		FEED_TOKEN: feed.token,
		...Object.fromEntries(passedOn.map((name) => [name, process.env[name] || undefined])),
		...more,
	};
	const given = Object.entries(settings).filter(([, value]) => value !== undefined);
	readVariables({ ...localSecrets(), ...Object.fromEntries(given) });
	return settings;
}
