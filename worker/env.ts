import { type Brand, bundledBrand } from "../app/domain/agency/brand";
import { withoutDemo } from "../app/domain/agency/demo-values";
import type { Routing } from "../app/domain/agency/recipients";
import { isLanguage, languages } from "../app/domain/language";
import { onceFor } from "../app/domain/once";
import { REGISTERED_FIRST_HOURS } from "../app/domain/property/visibility/audiences";
import type { LeadSettings } from "./leads/choose";
import { createKeyring, type NumberedSecret } from "./platform/keyring";
import { type FeedVariable, keysOf, leadsUrlOf, readVariables, SWEEPBRIGHT_URL, type Variables } from "./variables";

const TURNSTILE_VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

type Environment = "local" | "staging" | "production";

/** Source of listings: the agency's own feed, or the web service of its CRM. */
export type FeedSettings =
	| { kind: "json"; url: string; token: string | null }
	/** Fetched from `url`; if null, files are pushed to the site. */
	| { kind: "openimmo"; url: string | null; token: string | null }
	| { kind: "omnicasa"; url: string; user: string; password: string }
	| { kind: "whise"; url: string; user: string; password: string; clientId: number; officeIds: number[] }
	| { kind: "sweepbright"; url: string; clientId: string; secret: string };

/** Email transport: the local mailbox, the platform's binding or a provider's HTTP API. */
export type EmailTransport =
	| { kind: "keep" }
	| { kind: "binding" }
	| { kind: "http"; url: string; apiKey: string | null };

/** Needs no key and has no rate limit. */
const OPEN_FREE_MAP = "https://tiles.openfreemap.org/planet";
const MARQUEE_IGNORED_BY_DEFAULT = [4];

export type Settings = ReturnType<typeof parseSettings>;

/**
 * Parses the agency's settings and applies defaults. Amounts in euro.
 * @throws SettingsError if one is missing or invalid
 */
export function parseSettings(env: object) {
	const data = readVariables(env);
	const environment = data.ENVIRONMENT ?? "production";
	if (data.CAPTCHA_TEST_ANSWER && environment !== "local") {
		console.warn(JSON.stringify({ event: "setting-ignored", setting: "CAPTCHA_TEST_ANSWER", environment }));
	}
	const enabled = languages.filter((language) => (data.LANGUAGES ?? languages).includes(language));
	const wanted = data.DEFAULT_LANGUAGE ?? "nl";
	const showsDemo = environment !== "production" && (environment !== "local" || data.AGENCY !== "none");
	const siteUrl = data.SITE_URL ? new URL(data.SITE_URL) : null;
	const initialBrand = showsDemo ? bundledBrand : withoutDemo(bundledBrand, siteUrl);
	return {
		environment,
		/** Whether the bundled demo may stand in for the agency; if not, the site is closed until the agency's values are set. */
		showsDemo,
		/**
		 * Initial brand until the desk sets its own values: the demo's, or without the demo only the site's address.
		 */
		initialBrand,
		/** Null if not set. */
		feed: feedOf(data),
		/** URL of a property in the agency's system, with `{id}` for its id. */
		recordUrl: data.FEED_RECORD_URL ?? null,
		/** Null for the origin of the request. */
		siteUrl: siteUrl?.origin ?? null,
		defaultLanguage: enabled.includes(wanted) ? wanted : (enabled.find(isLanguage) ?? "nl"),
		languages: enabled,
		/** Null except in the local environment. */
		captchaTestAnswer: environment === "local" ? (data.CAPTCHA_TEST_ANSWER ?? null) : null,
		marqueeIgnore: data.MARQUEE_IGNORE ?? MARQUEE_IGNORED_BY_DEFAULT,
		mapStyleUrl: data.MAP_STYLE_URL ?? null,
		/** Optional satellite map style that visitors can switch to. */
		satelliteStyleUrl: data.MAP_SATELLITE_STYLE_URL ?? null,
		/** Further hosts of tiles, sprites and glyphs, besides those of the styles. */
		mapStyleHosts: data.MAP_STYLE_HOSTS ?? [],
		/** TileJSON URL of a street map service, used while no archive is uploaded; null for none. */
		mapTilesUrl: data.MAP_TILES_URL === "none" ? null : (data.MAP_TILES_URL ?? OPEN_FREE_MAP),
		/** Enables embedded street views, after consent; without it they are links. */
		streetViewKey: data.STREET_VIEW_KEY ?? null,
		turnstile: turnstileOf(data, environment),
		videoHosts: data.VIDEO_HOSTS ?? [],
		minimumIncome: data.MINIMUM_INCOME ?? null,
		maximumPersons: data.MAXIMUM_PERSONS ?? null,
		/** Preset of call times to offer (`contactTimePresets`). */
		contactTimes: data.CONTACT_TIMES ?? "first",
		/** Networks of the offices, e.g. `192.0.2.0/24`, whose page views are not counted. */
		officeNetworks: data.OFFICE_NETWORKS ?? [],
		/** Id of one start of the local server, by which its starter recognises it; null elsewhere. */
		runId: data.RUN_ID ?? null,
		email: {
			transport: transportOf(data, environment),
			/** Sender address; null for the agency's own. */
			from: data.MAIL_FROM ?? null,
			/** Recipient of the agency's emails; null for the office in charge of the property. */
			to: data.MAIL_TO ?? null,
			routing: {
				// A single address for all of the agency's emails counts as an office.
				usual: data.MAIL_ROUTING?.usual ?? (data.MAIL_TO ? "office" : "agent"),
				byForm: data.MAIL_ROUTING?.byForm ?? {},
			},
			/** Fallback recipient of emails to the agency; null for the agency's own address. */
			fallback: data.MAIL_FALLBACK ?? null,
			/**
			 * Domain whose email is routed to the Worker, so that replies reach the desk; null for none. In local
			 * development `POST /dev/inbound` replaces the platform's email routing.
			 */
			replyDomain:
				data.REPLY_DOMAIN ?? (environment === "local" ? domainOf(data.MAIL_FROM ?? initialBrand.sender.address) : null),
		},
		/** Null if leads are not sent to another system. */
		leads: leadsOf(data),
		alertWebhookUrl: data.ALERT_WEBHOOK_URL ?? null,
		/** Keys of the agency's commands; empty if commands are disabled. */
		privacyKeys: newestFirst(keysOf(env, "PRIVACY_KEY")),
		/** Cloudflare Access in front of the desk; null for none. */
		access: accessOf(data),
		/** Statistics script, loaded only with consent to statistics; null for none. */
		analyticsScriptUrl: data.ANALYTICS_SCRIPT_URL ?? null,
		/** Social network script, loaded only with consent to marketing. */
		pixelScriptUrl: data.PIXEL_SCRIPT_URL ?? null,
		/** Treatment of a property without a legally required mention: shown, shown with a badge, or withheld. */
		publishIncomplete: data.PUBLISH_INCOMPLETE ?? "yes",
		/** Hours by which alerts to confirmed saved searches precede publication of a property. */
		registeredFirstHours: data.REGISTERED_FIRST_HOURS ?? REGISTERED_FIRST_HOURS,
		/**
		 * Whether the confirmation of a viewing includes the full address even if it is not published; otherwise the
		 * agent sends it.
		 */
		addressAfterBooking: data.ADDRESS_AFTER_BOOKING !== "agent-sends",
		/** The first secret signs; all verify. */
		sessionSecrets: newestFirst(keysOf(env, "SESSION_SECRET")),
		/** Keys for links, second factors and digests. */
		keyring: createKeyring(keysOf(env, "LINK_SECRET")),
		locationSecret: data.LOCATION_SECRET,
	};
}

/** External captcha: public site key, secret key and verification URL. Null when not set. */
function turnstileOf(data: Variables, environment: string) {
	const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey, TURNSTILE_VERIFY_URL: localUrl } = data;
	if (!siteKey || !secretKey) return null;
	return { siteKey, secretKey, verifyUrl: (environment === "local" && localUrl) || TURNSTILE_VERIFY_URL };
}

function domainOf(address: string): string | null {
	return address.split("@")[1] ?? null;
}

function newestFirst(keys: readonly NumberedSecret[]): readonly string[] {
	return keys.toSorted((a, b) => b.number - a.number).map(({ secret }) => secret);
}

type AccessVariables = Pick<Variables, "ACCESS_TEAM" | "ACCESS_AUDIENCE">;

/** Accepts a team name or, for local development, the URL of a stand-in. */
function accessOf({ ACCESS_TEAM: team, ACCESS_AUDIENCE: audience }: AccessVariables) {
	if (!team || !audience) return null;
	if (!team.includes(":")) return { team: `https://${team}.cloudflareaccess.com`, audience };
	return { team: new URL(team).origin, audience };
}

type FeedVariables = Pick<Variables, FeedVariable | "FEED_KIND" | "FEED_TOKEN">;

function feedOf(data: FeedVariables): FeedSettings | null {
	const { FEED_KIND: kind = "json", FEED_URL: url, FEED_USER: user = "", FEED_PASSWORD: password = "" } = data;
	if (kind === "openimmo") return { kind, url: url ?? null, token: data.FEED_TOKEN ?? null };
	if (kind === "sweepbright") {
		return { kind, url: url ?? SWEEPBRIGHT_URL, clientId: data.FEED_CLIENT_ID ?? "", secret: password };
	}
	if (url === undefined) return null;
	if (kind === "json") return { kind, url, token: data.FEED_TOKEN ?? null };
	const account = { url, user, password };
	if (kind === "omnicasa") return { kind, ...account };
	return { kind, ...account, clientId: Number(data.FEED_CLIENT_ID ?? 0), officeIds: data.FEED_OFFICE_ID ?? [] };
}

function leadsOf(data: Variables): LeadSettings | null {
	const { LEADS_KIND: kind = "none", FEED_USER: user = "", FEED_PASSWORD: password = "" } = data;
	const url = leadsUrlOf(data);
	if (kind === "none" || url === undefined) return null;
	if (kind === "webhook") return data.LEADS_SECRET ? { kind, url, secret: data.LEADS_SECRET } : null;
	const sharesTypes = data.FEED_KIND === kind;
	if (kind === "sweepbright") {
		return { kind, url, clientId: data.FEED_CLIENT_ID ?? "", secret: password, sharesTypes };
	}
	const account = { url, user, password, sharesTypes };
	if (kind === "omnicasa") return { kind, ...account };
	const officeIds = [data.FEED_OFFICE_ID ?? []].flat();
	return { kind, ...account, clientId: Number(data.FEED_CLIENT_ID ?? 0), officeIds };
}

type EmailVariables = Pick<Variables, "MAIL_TRANSPORT" | "MAIL_API_URL" | "MAIL_API_KEY">;

function transportOf(data: EmailVariables, environment: Environment): EmailTransport {
	if (data.MAIL_TRANSPORT === "http" && data.MAIL_API_URL) {
		return { kind: "http", url: data.MAIL_API_URL, apiKey: data.MAIL_API_KEY ?? null };
	}
	return environment === "local" && data.MAIL_TRANSPORT === undefined ? { kind: "keep" } : { kind: "binding" };
}

/** Parses once per `env` object. */
export const settingsOf = onceFor(parseSettings);

/** Origin of the site for links in emails and files: the setting, or the agency's published website. */
export function siteAddressOf({ siteUrl }: Pick<Settings, "siteUrl">, { website }: Pick<Brand, "website">): string {
	return siteUrl ?? website;
}

/** Fallback recipient: the setting, or the agency's own address. */
export function fallbackOf({ email }: Pick<Settings, "email">, agency: Pick<Brand, "email">): string {
	return email.fallback ?? agency.email;
}

/** Routing of the agency's emails, with the fallback recipient. */
export function routingOf({ email }: Pick<Settings, "email">, agency: Pick<Brand, "email">): Routing {
	return { ...email.routing, fallback: fallbackOf({ email }, agency) };
}

const loopbackNames = ["127.0.0.1", "localhost"];

/** Public origin. Locally both names of the loopback address, which browsers treat as two origins. */
export function ownOriginsOf(settings: Settings): string[] {
	if (!settings.siteUrl) return [];
	const url = new URL(settings.siteUrl);
	if (settings.environment !== "local" || !loopbackNames.includes(url.hostname)) return [url.origin];
	return loopbackNames.map((name) => `${url.protocol}//${name}:${url.port}`);
}
