import { type Brand, bundledBrand } from "../app/domain/agency/brand";
import { withoutDemo } from "../app/domain/agency/demo-values";
import { isLanguage, languages } from "../app/domain/language";
import { onceFor } from "../app/domain/once";
import { REGISTERED_FIRST_HOURS } from "../app/domain/property/visibility/audiences";
import type { LeadSettings } from "./leads/choose";
import { createKeyring, type NumberedSecret } from "./platform/keyring";
import type { Routing } from "./ports/recipients";
import { type FeedVariable, keysOf, leadsUrlOf, readVariables, SWEEPBRIGHT_URL, type Variables } from "./variables";

const TURNSTILE_VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

type Environment = "local" | "staging" | "production";

/** Where listings come from: the agency's own feed, or the web service of its CRM. */
export type FeedSettings =
	| { kind: "json"; url: string; token: string | null }
	/** Fetched from its address; without one, files are sent to the site. */
	| { kind: "openimmo"; url: string | null; token: string | null }
	| { kind: "omnicasa"; url: string; user: string; password: string }
	| { kind: "whise"; url: string; user: string; password: string; clientId: number; officeIds: number[] }
	| { kind: "sweepbright"; url: string; clientId: string; secret: string };

/** How emails leave: kept for the local mailbox, by the platform's binding, or through a provider's API. */
export type EmailTransport =
	| { kind: "keep" }
	| { kind: "binding" }
	| { kind: "http"; url: string; apiKey: string | null };

/** Asks for no key and sets no limit. */
const OPEN_FREE_MAP = "https://tiles.openfreemap.org/planet";
const MARQUEE_IGNORED_BY_DEFAULT = [4];

export type Settings = ReturnType<typeof parseSettings>;

/**
 * The agency's settings, checked and with their defaults. Amounts in euro. @throws SettingsError where one is missing or
 * wrong
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
	const begins = showsDemo ? bundledBrand : withoutDemo(bundledBrand, siteUrl);
	return {
		environment,
		/** The bundled demo may stand in for the agency; without it the site is closed until the agency's own values are there. */
		showsDemo,
		/** What stands where the desk has said nothing: the demo's values, or without it the site's address alone. */
		begins,
		/** Null where none is set. */
		feed: feedOf(data),
		/** Where a property stands in the agency's system, with `{id}` for its number. */
		recordUrl: data.FEED_RECORD_URL ?? null,
		/** Null: the origin of the request being answered. */
		siteUrl: siteUrl?.origin ?? null,
		defaultLanguage: enabled.includes(wanted) ? wanted : (enabled.find(isLanguage) ?? "nl"),
		languages: enabled,
		/** Null anywhere but in the local environment. */
		captchaTestAnswer: environment === "local" ? (data.CAPTCHA_TEST_ANSWER ?? null) : null,
		marqueeIgnore: data.MARQUEE_IGNORE ?? MARQUEE_IGNORED_BY_DEFAULT,
		mapStyleUrl: data.MAP_STYLE_URL ?? null,
		/** A style with satellite pictures, which visitors can turn to. */
		satelliteStyleUrl: data.MAP_SATELLITE_STYLE_URL ?? null,
		/** Hosts beside those of the styles that their tiles, signs and letters are at. */
		mapStyleHosts: data.MAP_STYLE_HOSTS ?? [],
		/** TileJSON of a service of street maps, asked where no archive has been uploaded; null where none is to be asked. */
		mapTilesUrl: data.MAP_TILES_URL === "none" ? null : (data.MAP_TILES_URL ?? OPEN_FREE_MAP),
		/** Allows street views inside the page, after consent; without it they are links. */
		streetViewKey: data.STREET_VIEW_KEY ?? null,
		/** The outside captcha: the public key of its widget, the secret one, and where answers are verified. */
		turnstile:
			data.TURNSTILE_SITE_KEY && data.TURNSTILE_SECRET_KEY
				? {
						siteKey: data.TURNSTILE_SITE_KEY,
						secretKey: data.TURNSTILE_SECRET_KEY,
						verifyUrl: (environment === "local" && data.TURNSTILE_VERIFY_URL) || TURNSTILE_VERIFY_URL,
					}
				: null,
		videoHosts: data.VIDEO_HOSTS ?? [],
		minimumIncome: data.MINIMUM_INCOME ?? null,
		maximumPersons: data.MAXIMUM_PERSONS ?? null,
		/** Which hours are offered for a call (`contactTimePresets`). */
		contactTimes: data.CONTACT_TIMES ?? "first",
		/** Networks of the offices (`192.0.2.0/24`): their page views are not counted. */
		officeNetworks: data.OFFICE_NETWORKS ?? [],
		/** Names one start of the local server, so that who started it knows its answers; null elsewhere. */
		runId: data.RUN_ID ?? null,
		email: {
			transport: transportOf(data, environment),
			/** The sender's address; null for the agency's own. */
			from: data.MAIL_FROM ?? null,
			/** Where the agency's emails go; null for the office that serves the property. */
			to: data.MAIL_TO ?? null,
			routing: {
				// One address for all of the agency's emails is that of an office.
				usual: data.MAIL_ROUTING?.usual ?? (data.MAIL_TO ? "office" : "agent"),
				byForm: data.MAIL_ROUTING?.byForm ?? {},
			},
			/** Where an email to the agency goes that no other address takes; null for the agency's own. */
			fallback: data.MAIL_FALLBACK ?? null,
			/**
			 * Whose addresses lead to the Worker, so that answers come back to the desk; null where none do. On a developer's
			 * machine `POST /dev/inbound` stands in for the platform's email routing.
			 */
			replyDomain:
				data.REPLY_DOMAIN ?? (environment === "local" ? domainOf(data.MAIL_FROM ?? begins.sender.address) : null),
		},
		/** Null: leads are sent to no other system. */
		leads: leadsOf(data),
		/** Webhook for alerts that need attention. */
		alertWebhookUrl: data.ALERT_WEBHOOK_URL ?? null,
		/** Each opens the agency's own commands; none where they are closed. */
		privacyKeys: newestFirst(keysOf(env, "PRIVACY_KEY")),
		/** The protection that stands in front of the desk; null where there is none. */
		access: accessOf(data),
		/** The agency's statistics, loaded with consent for statistics alone; null where there are none. */
		analyticsScriptUrl: data.ANALYTICS_SCRIPT_URL ?? null,
		/** The script of its social network, loaded with consent for marketing alone. */
		pixelScriptUrl: data.PIXEL_SCRIPT_URL ?? null,
		/** How a property without a legally required mention is treated: shown, shown with a badge, or kept back. */
		publishIncomplete: data.PUBLISH_INCOMPLETE ?? "yes",
		/** How long confirmed saved searches hear of a property before everybody does. */
		registeredFirstHours: data.REGISTERED_FIRST_HOURS ?? REGISTERED_FIRST_HOURS,
		/** Whether a confirmed viewing tells the whole address also where it is not published; else the agent sends it. */
		addressAfterBooking: data.ADDRESS_AFTER_BOOKING !== "agent-sends",
		/** The first signs, all verify. */
		sessionSecrets: newestFirst(keysOf(env, "SESSION_SECRET")),
		/** Signs links, seeds and what is kept as a digest. */
		keyring: createKeyring(keysOf(env, "LINK_SECRET")),
		locationSecret: data.LOCATION_SECRET,
	};
}

function domainOf(address: string): string | null {
	return address.split("@")[1] ?? null;
}

function newestFirst(keys: readonly NumberedSecret[]): readonly string[] {
	return keys.toSorted((a, b) => b.number - a.number).map(({ secret }) => secret);
}

type AccessVariables = Pick<Variables, "ACCESS_TEAM" | "ACCESS_AUDIENCE">;

/** A team's name, or on a developer's machine the address of a stand-in for it. */
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

/** Settings are parsed once for each environment object of the platform. */
export const settingsOf = onceFor(parseSettings);

/** Where the site is, for links in what it sends: as set, else the website that the agency has published. */
export function siteAddressOf({ siteUrl }: Pick<Settings, "siteUrl">, { website }: Pick<Brand, "website">): string {
	return siteUrl ?? website;
}

/** Where an email to the agency goes that no other address takes: as set, else the agency's own. */
export function fallbackOf({ email }: Pick<Settings, "email">, agency: Pick<Brand, "email">): string {
	return email.fallback ?? agency.email;
}

/** Who gets the agency's emails, with the last address of all. */
export function routingOf({ email }: Pick<Settings, "email">, agency: Pick<Brand, "email">): Routing {
	return { ...email.routing, fallback: fallbackOf({ email }, agency) };
}

const loopbackNames = ["127.0.0.1", "localhost"];

/** The public origin; locally both names of the loopback address, as browsers treat them as two. */
export function ownOriginsOf(settings: Settings): string[] {
	if (!settings.siteUrl) return [];
	const url = new URL(settings.siteUrl);
	if (settings.environment !== "local" || !loopbackNames.includes(url.hostname)) return [url.origin];
	return loopbackNames.map((name) => `${url.protocol}//${name}:${url.port}`);
}
