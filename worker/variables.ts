import * as z from "zod";
import type { Route, Routing } from "../app/domain/agency/recipients";
import { formNames } from "../app/domain/forms/form-names.ts";
import { languages } from "../app/domain/language.ts";
import { isOneOf } from "../app/domain/records.ts";
import type { NumberedSecret } from "./platform/keyring";

const SECRET_LENGTH = 32;

/** Comma-separated values; blanks are dropped. */
const list = z.string().transform((value) =>
	value
		.split(",")
		.map((item) => item.trim())
		.filter((item) => item !== ""),
);

/** Treats a blank variable as not set. */
function optional<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());
}

function isBlank(value: unknown): boolean {
	return typeof value === "string" && value.trim() === "";
}

const secret = z.string("missing").min(SECRET_LENGTH, `wants at least ${SECRET_LENGTH} characters`);
const HTTPS = "wants an address that begins with https://";
const url = urlOr(HTTPS);
const origin = url.refine(
	(address) => URL.parse(address)?.href === `${URL.parse(address)?.origin}/`,
	"wants an origin alone, without a path, such as https://www.agency.example",
);
const emailAddress = z.email("wants an email address");
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], "wants networks such as 192.0.2.0/24");
const host = z.hostname("wants names of hosts such as tiles.example");
const hostEnding = z.hostname("wants endings of host names such as videos.example");

/** @param wants error message */
function urlOr(wants: string) {
	return z.url({ protocol: /^https?$/, error: wants });
}

function oneOf<const Values extends readonly string[]>(values: Values) {
	return z.enum(values, `wants one of ${values.join(", ")}`);
}

const DIGITS = /^-?\d+(?:\.\d{1,2})?$/;

/** Digits, with a point only before cents: `2.500` must not become 2.5, and `1e3` is a mistake. */
function number(rules: z.ZodNumber) {
	return z.coerce
		.string<string>()
		.trim()
		.transform((text) => (DIGITS.test(text) ? Number(text) : Number.NaN))
		.pipe(rules);
}

const accountVariables = ["FEED_URL", "FEED_USER", "FEED_PASSWORD"] as const;
const officeVariables = ["FEED_CLIENT_ID", "FEED_OFFICE_ID"] as const;
const feedKinds = ["json", "omnicasa", "whise", "openimmo", "sweepbright"] as const;
export type FeedVariable = (typeof accountVariables | typeof officeVariables)[number];

/** Settings that each kind of feed needs. */
const feedVariables: Record<(typeof feedKinds)[number], readonly FeedVariable[]> = {
	json: [],
	// Fetched from FEED_URL, or sent by the agency's system with FEED_TOKEN.
	openimmo: [],
	omnicasa: accountVariables,
	whise: [...accountVariables, ...officeVariables],
	sweepbright: ["FEED_CLIENT_ID", "FEED_PASSWORD"],
};

/** Settings that each lead sink needs besides a URL. */
const leadVariables = {
	none: [],
	webhook: ["LEADS_URL", "LEADS_SECRET"],
	omnicasa: ["FEED_USER", "FEED_PASSWORD"],
	whise: ["FEED_USER", "FEED_PASSWORD", "FEED_CLIENT_ID", "FEED_OFFICE_ID"],
	sweepbright: ["FEED_CLIENT_ID", "FEED_PASSWORD"],
} as const;

/** API URL of SweepBright for all agencies. */
export const SWEEPBRIGHT_URL = "https://website.sweepbright.com/api";

const routeSchema = z.union([z.enum(["agent", "office"]), emailAddress.transform((address) => ({ address }))]);

/** `usual` is null if only single forms have a route. */
type RoutingAsked = Pick<Routing, "byForm"> & { usual: Route | null };

/** `agent`, `office` or an address, for every form or, prefixed with its name, for one: `agent,job-contact=office`. */
const routing = list.transform((items, context): RoutingAsked => {
	let usual: Route | null = null;
	const byForm: Record<string, Route> = {};
	for (const item of items) {
		const [form, ...rest] = item.includes("=") ? item.split("=") : ["", item];
		const route = routeSchema.safeParse(rest.join("="));
		const isForm = form === "" || isOneOf(formNames, form);
		if (!route.success || !isForm) {
			context.addIssue({
				code: "custom",
				message: `"${item}" is neither agent, office nor an address, nor form=one of these`,
			});
		} else if (form ? form in byForm : usual !== null) {
			context.addIssue({ code: "custom", message: `"${item}" is a second route for the same emails` });
		} else if (form) byForm[form] = route.data;
		else usual = route.data;
	}
	return { usual, byForm };
});

/** A third-party script; in local development it may come from the loopback address. */
const outsideScript = optional(
	url.refine(
		(address) => /^https:|^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(address),
		"a script travels by https alone",
	),
);

const NUMBER_OF_CRM = "the number that the CRM has given";
const wantsFeedId = `wants ${NUMBER_OF_CRM}`;
const feedId = number(z.number(wantsFeedId).int(wantsFeedId).positive(wantsFeedId));

/** Variables and secrets of the environment; README.md documents them. */
const variablesSchema = z
	.object({
		ENVIRONMENT: optional(oneOf(["local", "staging", "production"])),
		AGENCY: optional(oneOf(["demo", "none"])),
		FEED_KIND: optional(oneOf(feedKinds)),
		FEED_URL: optional(url),
		FEED_TOKEN: optional(z.string()),
		FEED_USER: optional(z.string()),
		FEED_PASSWORD: optional(z.string()),
		FEED_CLIENT_ID: optional(z.coerce.string().trim().min(1).max(100, "wants what the CRM has given")),
		FEED_OFFICE_ID: optional(
			list.pipe(z.array(feedId).min(1, `wants ${NUMBER_OF_CRM}`).max(50, "wants at most 50 numbers")),
		),
		FEED_RECORD_URL: optional(url.refine((address) => address.includes("{id}"), "wants {id} for the number")),
		SITE_URL: optional(origin),
		DEFAULT_LANGUAGE: optional(oneOf(languages)),
		LANGUAGES: optional(list.pipe(z.array(oneOf(languages)).min(1, "wants a language at least"))),
		CAPTCHA_TEST_ANSWER: optional(z.string()),
		MARQUEE_IGNORE: optional(
			list.pipe(z.array(number(z.number("wants numbers of marquees").int("wants numbers of marquees")))),
		),
		MAP_STYLE_URL: optional(url),
		MAP_SATELLITE_STYLE_URL: optional(url),
		MAP_STYLE_HOSTS: optional(list.pipe(z.array(host)).readonly()),
		MAP_TILES_URL: optional(z.union([z.literal("none"), urlOr(`${HTTPS}, or none`)])),
		STREET_VIEW_KEY: optional(z.string().regex(/^[\w-]+$/, "wants letters, digits, _ and - alone")),
		TURNSTILE_SITE_KEY: optional(z.string()),
		TURNSTILE_SECRET_KEY: optional(z.string()),
		TURNSTILE_VERIFY_URL: optional(url),
		VIDEO_HOSTS: optional(list.pipe(z.array(hostEnding)).readonly()),
		MINIMUM_INCOME: optional(number(z.number("wants an amount in euro").nonnegative("wants an amount in euro"))),
		MAXIMUM_PERSONS: optional(
			number(z.number("wants a number of persons").int("wants a whole number").positive("wants one person at least")),
		),
		CONTACT_TIMES: optional(oneOf(["first", "second"])),
		OFFICE_NETWORKS: optional(list.pipe(z.array(network)).readonly()),
		ANALYTICS_SCRIPT_URL: outsideScript,
		PIXEL_SCRIPT_URL: outsideScript,
		ADDRESS_AFTER_BOOKING: optional(oneOf(["yes", "agent-sends"])),
		PUBLISH_INCOMPLETE: optional(oneOf(["yes", "badge", "no"])),
		REGISTERED_FIRST_HOURS: optional(
			number(
				z
					.number("wants a number of hours")
					.int("wants whole hours")
					.min(0, "wants 0 hours or more")
					.max(2_160, "wants 90 days at most"),
			),
		),
		ALERT_WEBHOOK_URL: optional(url),
		MAIL_TRANSPORT: optional(oneOf(["binding", "http"])),
		MAIL_API_URL: optional(url),
		MAIL_API_KEY: optional(z.string()),
		MAIL_FROM: optional(emailAddress),
		MAIL_TO: optional(emailAddress),
		RUN_ID: optional(z.string()),
		MAIL_ROUTING: optional(routing),
		MAIL_FALLBACK: optional(emailAddress),
		REPLY_DOMAIN: optional(z.hostname("wants a domain such as post.agency.example")),
		LEADS_KIND: optional(oneOf(["none", "whise", "omnicasa", "webhook", "sweepbright"])),
		LEADS_URL: optional(url),
		LEADS_SECRET: optional(secret),
		PRIVACY_KEY: optional(secret),
		ACCESS_TEAM: optional(z.union([z.string().regex(/^[a-z0-9-]+$/), url], "wants the name of the team")),
		ACCESS_AUDIENCE: optional(z.string()),
		SESSION_SECRET: secret,
		LINK_SECRET: secret,
		LOCATION_SECRET: secret,
	})
	.refine((settings) => !settings.TURNSTILE_SITE_KEY === !settings.TURNSTILE_SECRET_KEY, {
		path: ["TURNSTILE_SECRET_KEY"],
		error: "TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY are set together or not at all",
	})
	.refine((settings) => !settings.ACCESS_TEAM === !settings.ACCESS_AUDIENCE, {
		path: ["ACCESS_AUDIENCE"],
		error: "ACCESS_TEAM and ACCESS_AUDIENCE are set together or not at all",
	})
	.superRefine((settings, context) => {
		if (settings.FEED_KIND === undefined || settings.FEED_KIND === "json") return;
		const report = (name: FeedVariable, fault: string) =>
			context.addIssue({ code: "custom", path: [name], message: fault });
		const isWhise = settings.FEED_KIND === "whise";
		if (isWhise && !feedId.safeParse(settings.FEED_CLIENT_ID ?? "1").success) {
			report("FEED_CLIENT_ID", `wants ${NUMBER_OF_CRM}`);
		}
		const needed = feedVariables[settings.FEED_KIND];
		for (const name of needed) {
			if (settings[name] === undefined) report(name, `missing, FEED_KIND=${settings.FEED_KIND} needs it`);
		}
		if (settings.FEED_KIND === "openimmo" && !settings.FEED_URL && !settings.FEED_TOKEN) {
			report("FEED_URL", "missing, FEED_KIND=openimmo needs it, or FEED_TOKEN where files are sent to the site");
		}
		const secretSent = needed.includes("FEED_PASSWORD") || settings.FEED_TOKEN !== undefined;
		const isOpen = settings.FEED_URL !== undefined && URL.parse(settings.FEED_URL)?.protocol !== "https:";
		if (secretSent && isOpen && settings.ENVIRONMENT !== "local") {
			report("FEED_URL", "a CRM's password or token travels by https alone");
		}
	})
	.superRefine((settings, context) => {
		const kind = settings.LEADS_KIND ?? "none";
		for (const name of leadVariables[kind]) {
			if (settings[name] !== undefined) continue;
			context.addIssue({ code: "custom", path: [name], message: `missing, LEADS_KIND=${kind} needs it` });
		}
		const url = leadsUrlOf(settings);
		const isOpen = kind !== "none" && url !== undefined && URL.parse(url)?.protocol !== "https:";
		if (isOpen && settings.ENVIRONMENT !== "local") {
			context.addIssue({ code: "custom", path: ["LEADS_URL"], message: "leads travel by https alone" });
		}
		if (kind !== "none" && url === undefined) {
			context.addIssue({ code: "custom", path: ["LEADS_URL"], message: `missing, LEADS_KIND=${kind} needs it` });
		}
	})
	.refine(
		({ ACCESS_TEAM: team, ENVIRONMENT: environment }) =>
			!team?.includes(":") || environment === "local" || URL.parse(team)?.protocol === "https:",
		{ path: ["ACCESS_TEAM"], error: "identities travel by https alone" },
	)
	.refine(({ DEFAULT_LANGUAGE: wanted, LANGUAGES: enabled }) => !wanted || !enabled || enabled.includes(wanted), {
		path: ["DEFAULT_LANGUAGE"],
		error: "wants one of LANGUAGES",
	})
	.refine((settings) => settings.MAIL_TRANSPORT !== "http" || settings.MAIL_API_URL !== undefined, {
		path: ["MAIL_API_URL"],
		error: "MAIL_TRANSPORT=http needs the provider's address",
	});

export const variableNames = Object.keys(variablesSchema.shape);

export type Variables = z.output<typeof variablesSchema>;

/** A setting is missing or invalid. The one-line message names each such setting and its rule. */
export class SettingsError extends Error {}

/** Secrets that can be renewed while signatures with earlier keys stay valid. */
const renewable = ["LINK_SECRET", "SESSION_SECRET", "PRIVACY_KEY"] as const;

/** Keys of a secret: the variable of that name, and later keys with a numeric suffix from 2 (`…_2`). */
export function keysOf(env: object, name: (typeof renewable)[number]): NumberedSecret[] {
	return Object.entries(env).flatMap(([variable, value]) => {
		const [, number] = new RegExp(`^${name}(?:_([2-9]|[1-9]\\d{1,2}))?$`).exec(variable) ?? [];
		const isKey = variable === name || number !== undefined;
		return isKey && typeof value === "string" && !isBlank(value)
			? [{ number: Number(number ?? 1), secret: value }]
			: [];
	});
}

/** Errors of the later keys; the schema checks the first ones. */
function faultsOfKeys(env: object): string[] {
	return renewable.flatMap((name) =>
		keysOf(env, name)
			.filter(({ number, secret: value }) => number > 1 && value.length < SECRET_LENGTH)
			.map(({ number }) => `${name}_${number}: wants at least ${SECRET_LENGTH} characters`),
	);
}

/** @throws SettingsError that names every setting that is missing or wrong */
export function readVariables(env: object): Variables {
	const result = variablesSchema.safeParse(env);
	const faultsOfLater = faultsOfKeys(env);
	if (result.success && faultsOfLater.length === 0) return result.data;
	const issues = result.error?.issues ?? [];
	const faults = new Set([
		...issues.map(({ path: [name], message }) => `${String(name)}: ${message}`),
		...faultsOfLater,
	]);
	throw new SettingsError(`${[...faults].join("; ")}. Settings are explained in README.md, section "Settings".`);
}

type LeadsAddress = Partial<Record<"LEADS_URL" | "LEADS_KIND" | "FEED_URL" | "FEED_KIND", string | undefined>>;

/**
 * URL for leads: the feed's URL if both are the same system, so that no other system receives the credentials or a
 * lead.
 */
export function leadsUrlOf({ LEADS_URL: own, LEADS_KIND, FEED_URL, FEED_KIND }: LeadsAddress): string | undefined {
	const known = LEADS_KIND === "sweepbright" ? SWEEPBRIGHT_URL : undefined;
	return own ?? (LEADS_KIND === FEED_KIND ? FEED_URL : undefined) ?? known;
}
