import type { LookupTexts } from "../../app/domain/agency/mail-domain.ts";
import { mailRecordsOf } from "../../app/domain/agency/mail-domain.ts";
import type { BuiltConfig } from "./config.ts";
import { WORKER_BUDGET } from "./upload-size.ts";

/** Result of one check. `said` tells what was found or why it is missing. */
export type Line = { isThere: boolean; what: string; said: string };

/** Inputs of a rehearsal; tests replace them. */
export type RehearsalInputs = {
	/** Gzipped size of the Worker in bytes. */
	size: number;
	config: BuiltConfig;
	/** Secrets in this shell by name: secrets of the account cannot be read back. */
	shell: Readonly<Record<string, string | undefined>>;
	/** Faults of the settings in the Worker's words. */
	settingsFaults(): string[];
	/** Names of the values missing from the agency file; null without a file; an error text for an invalid one. */
	agency(): readonly string[] | string | null;
	/** Names of the secrets in the account; a reason when it denies access. */
	account(): ReadonlySet<string> | string;
	hasAddress(host: string): Promise<boolean>;
	lookupTexts: LookupTexts;
	/** Signs in to the agency's system and reads its first page. */
	readFirstPage(): Promise<{ ok: boolean; said: string }>;
};

const there = (what: string, said: string): Line => ({ isThere: true, what, said });
const missing = (what: string, said: string): Line => ({ isThere: false, what, said });

/** Checks everything that would make a deploy fail or leave the deployed site incomplete. */
export async function rehearse(inputs: RehearsalInputs): Promise<Line[]> {
	const { config } = inputs;
	const site = URL.parse(config.vars.SITE_URL ?? "");
	const lines = [sizeLine(inputs.size), settingsLine(inputs.settingsFaults())];
	if (!site || site.hostname.endsWith(".example")) {
		lines.push(missing("domain", "SITE_URL in wrangler.toml is still an example: put the site's own address there"));
	} else {
		lines.push(routeLine(config, site.hostname), await addressLine(inputs, site.hostname));
	}
	lines.push(...(await mailLines(inputs, site?.hostname ?? "")), turnstileLine(config));
	const read = await inputs.readFirstPage();
	lines.push({ isThere: read.ok, what: "CRM", said: read.said }, agencyLine(inputs.agency()));
	return [...lines, ...secretLines(inputs)];
}

/** Formats a line: `ok` or `missing`, the subject, and what was found or has to be done. */
export function written({ isThere, what, said }: Line): string {
	return `${isThere ? "ok     " : "missing"} ${what}: ${said}`;
}

function sizeLine(size: number): Line {
	const said = `${Math.round(size / 1_024)} of ${WORKER_BUDGET / 1_024} KiB gzipped`;
	return size > WORKER_BUDGET
		? missing("size of the Worker", `${said}, see bench/results.md`)
		: there("size of the Worker", said);
}

function settingsLine(faults: readonly string[]): Line {
	return faults.length > 0
		? missing("settings", faults.join("; "))
		: there("settings", "each is one that the Worker takes");
}

function routeLine({ routes = [] }: BuiltConfig, host: string): Line {
	const patterns = routes.map((route) => (typeof route === "string" ? route : route.pattern));
	const isRouted = patterns.some((pattern) => pattern.split("/")[0] === host);
	return isRouted
		? there("route", `${host} leads to the Worker`)
		: missing(
				"route",
				`add routes = [{ pattern = "${host}", custom_domain = true }] to this environment in wrangler.toml`,
			);
}

async function addressLine({ hasAddress }: RehearsalInputs, host: string): Promise<Line> {
	const zone = host.split(".").slice(-2).join(".");
	return (await hasAddress(zone))
		? there("domain", `${zone} is known to the DNS`)
		: missing(
				"domain",
				`${zone} is not known to the DNS: add it to the account at Cloudflare and point its name servers there`,
			);
}

async function mailLines({ config, lookupTexts }: RehearsalInputs, host: string): Promise<Line[]> {
	const sender = config.vars.MAIL_FROM;
	if (!sender) return [missing("email", "set MAIL_FROM in wrangler.toml to the address that the site writes from")];
	const domain = sender.split("@").at(-1) ?? host;
	const records = await mailRecordsOf(domain, lookupTexts).catch(() => null);
	if (!records) return [missing("email", `the DNS does not answer for ${domain}`)];
	return (["spf", "dkim", "dmarc"] as const).map((name) => {
		const what = `email, ${name.toUpperCase()}`;
		if (records[name]) return there(what, domain);
		return missing(what, `${domain} has none: Email Sending of the account names the record to add`);
	});
}

function turnstileLine({ vars }: BuiltConfig): Line {
	return vars.TURNSTILE_SITE_KEY
		? there("Turnstile", "its widget stands before the forms")
		: missing("Turnstile", "make a widget in its managed mode and set TURNSTILE_SITE_KEY; its secret key is asked for");
}

function agencyLine(left: ReturnType<RehearsalInputs["agency"]>): Line {
	const how =
		"npm run agency writes and checks agency.json; until the values are there, the site is closed but for its desk";
	if (left === null) return missing("agency", `there is no agency.json. ${how}`);
	if (typeof left === "string") return missing("agency", left);
	return left.length > 0
		? missing("agency", `still the demo's: ${left.join(", ")}. ${how}`)
		: there("agency", "agency.json is complete");
}

/** Third-party secrets that have to be at hand, with the settings that require them. */
const asked: Readonly<Record<string, (vars: BuiltConfig["vars"]) => boolean>> = {
	FEED_PASSWORD: ({ FEED_KIND }) => ["whise", "omnicasa", "sweepbright"].includes(FEED_KIND ?? ""),
	TURNSTILE_SECRET_KEY: ({ TURNSTILE_SITE_KEY }) => TURNSTILE_SITE_KEY !== undefined,
	MAIL_API_KEY: ({ MAIL_TRANSPORT }) => MAIL_TRANSPORT === "http",
};

function secretLines({ config, shell, account }: RehearsalInputs): Line[] {
	const known = account();
	if (typeof known === "string") return [missing("account", known)];
	const own = config.secrets?.required ?? [];
	const made = own.filter((name) => !known.has(name));
	const needed = Object.keys(asked).filter((name) => asked[name]?.(config.vars));
	return [
		there("account", "it lets this shell in"),
		there("secrets of the site", made.length > 0 ? `the deploy makes ${made.join(", ")}` : "all are there"),
		...needed.map((name) =>
			known.has(name) || shell[name]
				? there(name, known.has(name) ? "the Worker has it" : "ready in this shell")
				: missing(name, "have it ready: the deploy asks for it"),
		),
	];
}
