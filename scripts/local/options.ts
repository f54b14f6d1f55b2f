import path from "node:path";
import process from "node:process";
import { readVariables, variableNames } from "../../worker/variables.ts";
import { localSecrets, ownSecrets } from "./secrets.ts";
import { StartError } from "./start-error.ts";

const DEFAULT_PORT = 8787;
const MAX_PORT = 65_535;

/** What both the site and the hand-made import read from the environment. */
export function localOptions() {
	const port = Number(process.env.PORT || DEFAULT_PORT);
	if (!Number.isInteger(port) || port < 1 || port > MAX_PORT) {
		throw new StartError(`PORT: wants a number from 1 to ${MAX_PORT}.`);
	}
	return {
		port,
		stateDir: path.resolve(process.env.STATE_DIR || ".wrangler/state"),
		feedUrl: process.env.FEED_URL || undefined,
		/** CRMs provide no owners. */
		feedIsCrm: ["whise", "omnicasa", "openimmo", "sweepbright"].includes(process.env.FEED_KIND ?? ""),
		feedToken: process.env.FEED_TOKEN || undefined,
		/** A site that is sent its files has a token, and no address to ask. */
		isSentFiles: process.env.FEED_KIND === "openimmo" && !process.env.FEED_URL && !!process.env.FEED_TOKEN,
		siteUrl: process.env.SITE_URL || `http://127.0.0.1:${port}`,
	};
}

/** Made for each start, or here for every local site. */
const ownVariables = ["ENVIRONMENT", "SITE_URL", "FEED_URL", "FEED_TOKEN", "RUN_ID"];
/** Access stands in front of a desk in production alone. */
const notLocal = ["ACCESS_TEAM", "ACCESS_AUDIENCE"];

/** Settings that the local Worker takes over from the environment as they are. */
export const passedOn = variableNames.filter((name) => ![...ownVariables, ...notLocal, ...ownSecrets].includes(name));

/**
 * The settings of a Worker on this machine.
 * @param more goes before what the environment says
 * @throws SettingsError where one is missing or wrong, so that nothing is served
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
