import path from "node:path";
import process from "node:process";

const DEFAULT_PORT = 8787;

/** What both the site and the hand-made import read from the environment. */
export function localOptions() {
	const port = Number(process.env.PORT || DEFAULT_PORT);
	return {
		port,
		stateDir: path.resolve(process.env.STATE_DIR || ".wrangler/state"),
		feedUrl: process.env.FEED_URL || undefined,
		/** CRMs provide no owners. */
		feedIsCrm: ["whise", "omnicasa", "openimmo"].includes(process.env.FEED_KIND ?? ""),
		feedToken: process.env.FEED_TOKEN || undefined,
		siteUrl: process.env.SITE_URL || `http://127.0.0.1:${port}`,
	};
}

/** Settings that the local Worker takes over from the environment as they are. */
export const passedOn = [
	"FEED_KIND",
	"FEED_USER",
	"FEED_PASSWORD",
	"FEED_CLIENT_ID",
	"FEED_OFFICE_ID",
	"DEFAULT_LANGUAGE",
	"LANGUAGES",
	"CAPTCHA_TEST_ANSWER",
	"MARQUEE_IGNORE",
	"MAP_STYLE_URL",
	"MAP_TILES_URL",
	"TURNSTILE_SITE_KEY",
	"TURNSTILE_SECRET_KEY",
	"TURNSTILE_VERIFY_URL",
	"MAP_SATELLITE_STYLE_URL",
	"STREET_VIEW_KEY",
	"OFFICE_NETWORKS",
	"ALERT_WEBHOOK_URL",
	"PUBLISH_INCOMPLETE",
	"ANALYTICS_SCRIPT_URL",
	"PIXEL_SCRIPT_URL",
	"VIDEO_HOSTS",
	"MINIMUM_INCOME",
	"MAXIMUM_PERSONS",
	"CONTACT_TIMES",
	"MAIL_TRANSPORT",
	"MAIL_API_URL",
	"MAIL_API_KEY",
	"MAIL_FROM",
	"MAIL_TO",
	"MAIL_ROUTING",
	"MAIL_FALLBACK",
	"LEADS_KIND",
	"LEADS_URL",
	"LEADS_SECRET",
] as const;

export function workerSettings(siteUrl: string, feed: { url: string; token: string | undefined }) {
	return {
		ENVIRONMENT: "local",
		SITE_URL: siteUrl,
		FEED_URL: feed.url,
		FEED_TOKEN: feed.token,
		...Object.fromEntries(passedOn.map((name) => [name, process.env[name] || undefined])),
	};
}
