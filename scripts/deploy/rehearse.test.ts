import { expect, test } from "vitest";
import type { BuiltConfig } from "./config";
import { type RehearsalInputs, rehearse, written } from "./rehearse";

const vars = {
	SITE_URL: "https://www.agency.test",
	MAIL_FROM: "site@agency.test",
	TURNSTILE_SITE_KEY: "key",
	FEED_KIND: "whise",
};
const config = {
	vars,
	routes: [{ pattern: "www.agency.test", custom_domain: true }],
	secrets: { required: ["SESSION_SECRET"] },
} as unknown as BuiltConfig;
const zone: Readonly<Record<string, readonly string[]>> = {
	"agency.test": ["v=spf1 -all"],
	"_domainkey.agency.test": [],
	"_dmarc.agency.test": ["v=DMARC1; p=none"],
};
const ready: RehearsalInputs = {
	size: 1_000_000,
	config,
	shell: { TURNSTILE_SECRET_KEY: "x" },
	settingsFaults: () => [],
	agency: () => [],
	account: () => new Set(["FEED_PASSWORD"]),
	hasAddress: async (host) => host in zone,
	lookupTexts: async (name) => ({ exists: name in zone, texts: zone[name] ?? [] }),
	readFirstPage: async () => ({ ok: true, said: "40 properties on the first page" }),
};

const missingOf = async (world: Partial<RehearsalInputs>) =>
	(await rehearse({ ...ready, ...world })).filter(({ isThere }) => !isThere).map(({ what }) => what);

test("what is ready is ok, line by line", async () => {
	const lines = (await rehearse(ready)).map(written);
	expect(lines.every((line) => line.startsWith("ok "))).toBe(true);
	expect(lines.length).toBeGreaterThan(10);
});

test.for<readonly [string, Partial<RehearsalInputs>]>([
	["size of the Worker", { size: 2_000_000 }],
	["settings", { settingsFaults: () => ["FEED_URL: missing"] }],
	["domain", { config: { ...config, vars: { ...vars, SITE_URL: "https://www.meridiaan.example" } } }],
	["domain", { hasAddress: async () => false }],
	["route", { config: { ...config, routes: [] } }],
	["email", { config: { ...config, vars: { SITE_URL: vars.SITE_URL, TURNSTILE_SITE_KEY: "key" } } }],
	[
		"email, DMARC",
		{ lookupTexts: async (name) => ({ exists: true, texts: name.startsWith("_dmarc") ? [] : ["v=spf1 -all"] }) },
	],
	["CRM", { readFirstPage: async () => ({ ok: false, said: "denied" }) }],
	["agency", { agency: () => null }],
	["agency", { agency: () => ["iban"] }],
	["account", { account: () => "npx wrangler login" }],
	["TURNSTILE_SECRET_KEY", { shell: {} }],
	[
		"Turnstile",
		{ config: { ...config, vars: { ...vars, TURNSTILE_SITE_KEY: undefined } as unknown as BuiltConfig["vars"] } },
	],
])("%s is told where it is missing", async ([what, world]) => {
	expect(await missingOf(world)).toContain(what);
});
