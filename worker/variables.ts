import * as z from "zod";
import { formNames } from "../app/domain/forms/form-names";
import { languages } from "../app/domain/language";
import type { Route, Routing } from "./ports/recipients";

const SECRET_LENGTH = 32;

/** Comma-separated values; blanks are dropped. */
const list = z.string().transform((value) =>
	value
		.split(",")
		.map((item) => item.trim())
		.filter((item) => item !== ""),
);

/** A variable that is set to nothing counts as not set. */
function optional<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
}

const secret = z.string("missing").min(SECRET_LENGTH, `shorter than ${SECRET_LENGTH} characters`);

const accountVariables = ["FEED_URL", "FEED_USER", "FEED_PASSWORD"] as const;
const officeVariables = ["FEED_CLIENT_ID", "FEED_OFFICE_ID"] as const;
export const feedKinds = ["json", "omnicasa", "whise", "openimmo"] as const;
/** A variable that some kind of feed needs. */
export type FeedVariable = (typeof accountVariables | typeof officeVariables)[number];

/** Settings that each kind of feed needs. */
const feedVariables: Record<(typeof feedKinds)[number], readonly FeedVariable[]> = {
	json: [],
	// Fetched from FEED_URL, or sent by the agency's system with FEED_TOKEN.
	openimmo: [],
	omnicasa: accountVariables,
	whise: [...accountVariables, ...officeVariables],
};

/** Settings that each lead sink needs, beside an address. */
const leadVariables = {
	none: [],
	webhook: ["LEADS_URL", "LEADS_SECRET"],
	omnicasa: ["FEED_USER", "FEED_PASSWORD"],
	whise: ["FEED_USER", "FEED_PASSWORD", "FEED_CLIENT_ID", "FEED_OFFICE_ID"],
} as const;

const routeSchema = z.union([z.enum(["agent", "office"]), z.email().transform((address) => ({ address }))]);

/** `agent`, `office` or an address, for every form or, behind its name, for one: `agent,job-contact=office`. */
const routing = list.transform((items, context): Pick<Routing, "usual" | "byForm"> => {
	const routes: Pick<Routing, "usual" | "byForm"> = { usual: "agent", byForm: {} };
	const byForm: Record<string, Route> = {};
	for (const item of items) {
		const [form, ...rest] = item.includes("=") ? item.split("=") : ["", item];
		const route = routeSchema.safeParse(rest.join("="));
		const isForm = form === "" || formNames.some((name) => name === form);
		if (!route.success || !isForm) {
			context.addIssue({
				code: "custom",
				message: `"${item}" is neither agent, office nor an address, nor form=one of these`,
			});
		} else if (form) byForm[form] = route.data;
		else routes.usual = route.data;
	}
	return { ...routes, byForm };
});
/** A third-party script; in local development it may come from the loopback address. */
const outsideScript = optional(z.url({ protocol: /^https?$/ })).refine(
	(address) => address === undefined || /^https:|^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(address),
	"a script travels by https alone",
);

const feedId = z.coerce.number<string>().int().positive();

/** The variables and secrets of the environment, as README.md lists them. */
export const variablesSchema = z
	.object({
		ENVIRONMENT: optional(z.enum(["local", "staging", "production"])),
		FEED_KIND: optional(z.enum(feedKinds)),
		FEED_URL: optional(z.url()),
		FEED_TOKEN: optional(z.string()),
		FEED_USER: optional(z.string()),
		FEED_PASSWORD: optional(z.string()),
		FEED_CLIENT_ID: optional(feedId),
		FEED_OFFICE_ID: optional(list.pipe(z.array(feedId).min(1).max(50))),
		SITE_URL: optional(z.url()),
		DEFAULT_LANGUAGE: optional(z.enum(languages)),
		LANGUAGES: optional(list.pipe(z.array(z.enum(languages)).min(1))),
		CAPTCHA_TEST_ANSWER: optional(z.string()),
		MARQUEE_IGNORE: optional(list.pipe(z.array(z.coerce.number<string>()))),
		MAP_STYLE_URL: optional(z.url()),
		MAP_SATELLITE_STYLE_URL: optional(z.url()),
		MAP_TILES_URL: optional(z.union([z.literal("none"), z.url({ protocol: /^https?$/ })])),
		STREET_VIEW_KEY: optional(z.string().regex(/^[\w-]+$/)),
		TURNSTILE_SITE_KEY: optional(z.string()),
		TURNSTILE_SECRET_KEY: optional(z.string()),
		TURNSTILE_VERIFY_URL: optional(z.url()),
		VIDEO_HOSTS: optional(list),
		MINIMUM_INCOME: optional(z.coerce.number().nonnegative()),
		MAXIMUM_PERSONS: optional(z.coerce.number().int().positive()),
		CONTACT_TIMES: optional(z.enum(["first", "second"])),
		OFFICE_NETWORKS: optional(list),
		ANALYTICS_SCRIPT_URL: outsideScript,
		PIXEL_SCRIPT_URL: outsideScript,
		PUBLISH_INCOMPLETE: optional(z.enum(["yes", "badge", "no"])),
		ALERT_WEBHOOK_URL: optional(z.url({ protocol: /^https?$/ })),
		MAIL_TRANSPORT: optional(z.enum(["binding", "http"])),
		MAIL_API_URL: optional(z.url()),
		MAIL_API_KEY: optional(z.string()),
		MAIL_FROM: optional(z.email()),
		MAIL_TO: optional(z.email()),
		RUN_ID: optional(z.string()),
		MAIL_ROUTING: optional(routing),
		MAIL_FALLBACK: optional(z.email()),
		LEADS_KIND: optional(z.enum(["none", "whise", "omnicasa", "webhook"])),
		LEADS_URL: optional(z.url()),
		LEADS_SECRET: optional(secret),
		PRIVACY_KEY: optional(secret),
		ACCESS_TEAM: optional(z.union([z.string().regex(/^[a-z0-9-]+$/), z.url({ protocol: /^https?$/ })])),
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
	.refine((settings) => settings.MAIL_TRANSPORT !== "http" || settings.MAIL_API_URL !== undefined, {
		path: ["MAIL_API_URL"],
		error: "MAIL_TRANSPORT=http needs the provider's address",
	});

export type Variables = z.output<typeof variablesSchema>;

type LeadsAddress = Partial<Record<"LEADS_URL" | "LEADS_KIND" | "FEED_URL" | "FEED_KIND", string | undefined>>;

/** The listings' own address where both are the same system: no other one is given the account or a lead. */
export function leadsUrlOf({ LEADS_URL: own, LEADS_KIND, FEED_URL, FEED_KIND }: LeadsAddress): string | undefined {
	return own ?? (LEADS_KIND === FEED_KIND ? FEED_URL : undefined);
}
