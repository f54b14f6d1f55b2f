import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { bundledBrand } from "../app/domain/agency/brand.ts";
import { withoutDemo } from "../app/domain/agency/demo-values.ts";
import { HAS_LISTINGS } from "../worker/content/has-listings.ts";
import { SettingsError } from "../worker/variables.ts";
import { AGENCY_FILE, readAgencyFile } from "./deploy/agency-file.ts";
import { BUILT_CONFIG, type BuiltConfig, readBuiltConfig, writeBuiltConfig } from "./deploy/config.ts";
import { withLeads } from "./deploy/leads.ts";
import { type BrandRow, placeholders } from "./deploy/placeholders.ts";
import { brandRows, statementsOf } from "./deploy/publish-agency.ts";
import { accountSecrets, hasAddress, lookupTexts, readFirstPage, settingsFaults } from "./deploy/rehearsal-world.ts";
import { rehearse, written } from "./deploy/rehearse.ts";
import { readAccount, resourcesOf, withIds } from "./deploy/resources.ts";
import { checkSettings, knownSecrets, linesToKeep, missingSecrets, withSecretsFile } from "./deploy/secrets.ts";
import { smoke } from "./deploy/smoke.ts";
import { uploadSize, WORKER_BUDGET } from "./deploy/upload-size.ts";
import { DeployError, wrangler, wranglerJson, wranglerText } from "./deploy/wrangler.ts";

/**
 * `npm run deploy -- staging|production [--dry-run]`: creates missing resources, migrates, deploys and runs the smoke
 * test. A rerun leaves existing resources unchanged. docs/deploy.md explains each step.
 */

const environments = ["staging", "production"];

function print(line: string): void {
	process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { "dry-run": { type: "boolean", default: false } },
	});
	const [environment = "staging", ...others] = positionals;
	if (!environments.includes(environment) || others.length > 0) {
		throw new DeployError("Say where: npm run deploy -- staging, or npm run deploy -- production");
	}

	const isRehearsal = values["dry-run"];
	// The dry run prints only its checklist to stdout.
	const tell = isRehearsal ? console.error : print;
	tell(`Building for ${environment}`);
	execFileSync("react-router", ["build", "--logLevel", "warn"], {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, CLOUDFLARE_ENV: environment },
	});
	const size = uploadSize(BUILT_CONFIG);
	if (isRehearsal) return rehearsal(size);
	print(`The Worker weighs ${Math.round(size / 1_024)} KiB gzipped (at most ${WORKER_BUDGET / 1_024})`);
	if (size > WORKER_BUDGET) throw new DeployError("That is too much: see bench/results.md for what is in it.");
	await deploy(environment);
}

/** Dry run: checks everything that would make a deploy fail, creates nothing, and prints one line per check. */
async function rehearsal(size: number): Promise<void> {
	const config = readBuiltConfig();
	const lines = await rehearse({
		size,
		config,
		shell: process.env,
		settingsFaults: () => settingsFaults(config),
		agency: () => missingAgencyValues(config),
		account: () => accountSecrets(config.name),
		hasAddress,
		lookupTexts,
		readFirstPage: () => readFirstPage(config),
	});
	for (const line of lines) print(written(line));
	if (lines.some(({ isThere }) => !isThere)) process.exitCode = 1;
}

/**
 * Names of the values that `agency.json` leaves at the demo's, without the logo, which is set at the desk; an error
 * text for an invalid file; null without a file.
 */
function missingAgencyValues({ vars }: BuiltConfig): string[] | string | null {
	try {
		const file = ownAgency(siteOf(vars));
		return file && placeholders(file, siteOf(vars)).filter((name) => name !== "logo");
	} catch (error) {
		if (error instanceof DeployError) return error.message.replaceAll("\n", " ");
		throw error;
	}
}

async function deploy(environment: string): Promise<void> {
	const built = readBuiltConfig();
	const site = built.vars.SITE_URL ?? "";
	if (URL.parse(site)?.hostname.endsWith(".example")) {
		throw new DeployError("Set SITE_URL and FEED_URL of this environment in wrangler.toml: they are still examples.");
	}
	const agency = ownAgency(siteOf(built.vars));
	wranglerText("whoami");
	const asked = await withLeads(built);
	const known = knownSecrets(built.name);
	const secrets = await missingSecrets(asked, known);
	checkSettings(asked, { known, made: secrets });
	const account = readAccount(built);
	for (const resource of resourcesOf(built)) {
		if (resource.exists(account)) continue;
		print(`Making ${resource.title}`);
		wrangler(...resource.create);
	}
	const config = withIds(asked, readAccount(built));
	writeBuiltConfig(config);
	for (const { binding, database_name: name } of config.d1_databases) {
		print(`Migrating ${name}; to come back to this moment:`);
		wrangler("d1", "time-travel", "info", name, "--config", BUILT_CONFIG);
		wrangler("d1", "migrations", "apply", binding, "--remote", "--config", BUILT_CONFIG);
	}
	const left = publishAgency(environment, agency, siteOf(built.vars));
	const hasAgency = left.length === 0;
	if (environment === "production" && rowsOf("LISTINGS", HAS_LISTINGS).length === 0)
		left.push(firstImportOf(config.vars));
	withSecretsFile(secrets, (args) => wrangler("deploy", "--config", BUILT_CONFIG, ...args));
	for (const line of linesToKeep(secrets)) print(line);
	print(`Looking whether ${site} works`);
	// The first import may finish at any moment and open a site that lacks nothing else.
	const expected = hasAgency ? (["closed", "open"] as const) : (["closed"] as const);
	const { state, faults } = await smoke(site, left.length === 0 ? ["open"] : expected);
	if (faults.length > 0) {
		throw new DeployError(`${faults.join("\n")}\nBack to the version before: wrangler rollback --name ${config.name}`);
	}
	print(`${site} works`);
	if (state === "closed") {
		print(`It is closed to visitors until these are there: ${left.join(", ")}.`);
		print(`Its desk sets it up, at ${site}/nl/desk/setup/; the first person comes by npm run staff -- invite.`);
	}
}

/**
 * SweepBright announces changes and OpenImmo without an address sends files, at their own time. Other feeds are polled.
 */
function firstImportOf({ FEED_KIND, FEED_URL = "" }: BuiltConfig["vars"]): string {
	const isAwaited = FEED_KIND === "sweepbright" || (FEED_KIND === "openimmo" && FEED_URL === "");
	return isAwaited
		? "the first file or announcement of your system"
		: "a first import, which comes within a quarter of an hour";
}

/** Parses SITE_URL. null when missing or invalid; `checkSettings` reports that. */
function siteOf({ SITE_URL }: BuiltConfig["vars"]): URL | null {
	return URL.parse(SITE_URL ?? "");
}

/** Values of the agency file; null without one. */
function ownAgency(site: URL | null): BrandRow[] | null {
	if (!existsSync(AGENCY_FILE)) return null;
	const read = readAgencyFile(readFileSync(AGENCY_FILE, "utf8"), withoutDemo(bundledBrand, site));
	if (!read.ok) throw new DeployError(`${AGENCY_FILE}:\n${read.faults.join("\n")}`);
	return brandRows(read.changes, bundledBrand);
}

/**
 * Publishes the agency file. The file is the source of the agency's values until the desk has its first account; from
 * then on, the desk is. A production site never opens with the demo's names and numbers.
 * @returns names of the values that keep the site closed
 */
function publishAgency(environment: string, file: BrandRow[] | null, site: URL | null): string[] {
	const [people] = rowsOf<{ n: number }>("PERSONAL", "SELECT count(*) AS n FROM staff");
	const isOfDesk = (people?.n ?? 0) > 0;
	const isOfFile = file !== null && !isOfDesk;
	const values = isOfFile ? file : rowsOf<BrandRow>("PERSONAL", "SELECT name, value FROM brand_values");
	const left = environment === "production" ? placeholders(values, site) : [];
	if (file !== null && isOfDesk)
		print(`${AGENCY_FILE} is not read any more: the agency changes its values at the desk.`);
	if (!isOfFile) return left;
	print(`Publishing ${AGENCY_FILE}`);
	const { PERSONAL, LISTINGS } = statementsOf(file);
	rowsOf("PERSONAL", PERSONAL.join(";"));
	rowsOf("LISTINGS", LISTINGS.join(";"));
	return left;
}

function rowsOf<Row>(database: "PERSONAL" | "LISTINGS", sql: string): Row[] {
	const args = ["d1", "execute", database, "--remote", "--yes", "--json", "--command", sql, "--config", BUILT_CONFIG];
	return wranglerJson<{ results: Row[] }[]>(...args)[0]?.results ?? [];
}

main().catch((error: unknown) => {
	const isForReader = error instanceof DeployError || error instanceof SettingsError;
	console.error(isForReader ? error.message : error);
	process.exit(1);
});
