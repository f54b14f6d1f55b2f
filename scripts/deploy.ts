import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { bundledBrand } from "../app/domain/agency/brand.ts";
import { AGENCY_FILE, readAgencyFile } from "./deploy/agency-file.ts";
import { BUILT_CONFIG, readBuiltConfig, writeBuiltConfig } from "./deploy/config.ts";
import { withLeads } from "./deploy/leads.ts";
import { type BrandRow, placeholders } from "./deploy/placeholders.ts";
import { brandRows, statementsOf } from "./deploy/publish-agency.ts";
import { readAccount, resourcesOf, withIds } from "./deploy/resources.ts";
import { linesToKeep, missingSecrets, withSecretsFile } from "./deploy/secrets.ts";
import { smoke } from "./deploy/smoke.ts";
import { uploadSize, WORKER_BUDGET } from "./deploy/upload-size.ts";
import { DeployError, wrangler, wranglerJson, wranglerText } from "./deploy/wrangler.ts";

/**
 * `npm run deploy -- staging|production [--dry-run]`: makes what the account lacks, migrates, deploys and looks whether
 * it works. Running it again changes nothing that is there. docs/deploy.md explains each step.
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

	print(`Building for ${environment}`);
	execFileSync("react-router", ["build", "--logLevel", "warn"], {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, CLOUDFLARE_ENV: environment },
	});
	const size = uploadSize(BUILT_CONFIG);
	print(`The Worker weighs ${Math.round(size / 1_024)} KiB gzipped (at most ${WORKER_BUDGET / 1_024})`);
	if (size > WORKER_BUDGET) throw new DeployError("That is too much: see bench/results.md for what is in it.");
	await (values["dry-run"] ? plan() : deploy(environment));
}

/** Dry run: what would be done, without requests or prompts. */
async function plan(): Promise<void> {
	const config = readBuiltConfig();
	print("\nWould make, where the account lacks it:");
	for (const { title, create } of resourcesOf(config)) print(`  ${title}: wrangler ${create.join(" ")}`);
	const agency = ownAgency();
	print("\nWould then");
	for (const { binding } of config.d1_databases) print(`  apply the migrations of ${binding}`);
	if (agency) print(`  publish ${agency.length} values of ${AGENCY_FILE}, unless somebody has an account of the desk`);
	print(`  set the secrets that are missing of ${(config.secrets?.required ?? []).join(", ")}`);
	print(`  upload ${config.name} and look whether ${config.vars.SITE_URL} works`);
}

async function deploy(environment: string): Promise<void> {
	const built = readBuiltConfig();
	const site = built.vars.SITE_URL ?? "";
	if (new URL(site).hostname.endsWith(".example")) {
		throw new DeployError("Set SITE_URL and FEED_URL of this environment in wrangler.toml: they are still examples.");
	}
	const agency = ownAgency();
	wranglerText("whoami");
	const account = readAccount(built);
	for (const resource of resourcesOf(built)) {
		if (resource.exists(account)) continue;
		print(`Making ${resource.title}`);
		wrangler(...resource.create);
	}
	const config = await withLeads(withIds(built, readAccount(built)));
	writeBuiltConfig(config);
	for (const { binding, database_name: name } of config.d1_databases) {
		print(`Migrating ${name}; to come back to this moment:`);
		wrangler("d1", "time-travel", "info", name, "--config", BUILT_CONFIG);
		wrangler("d1", "migrations", "apply", binding, "--remote", "--config", BUILT_CONFIG);
	}
	seeToAgency(environment, agency);
	const secrets = await missingSecrets(config);
	withSecretsFile(secrets, (args) => wrangler("deploy", "--config", BUILT_CONFIG, ...args));
	for (const line of linesToKeep(secrets)) print(line);
	print(`Looking whether ${site} works`);
	const faults = await smoke(site);
	if (faults.length > 0) {
		throw new DeployError(`${faults.join("\n")}\nBack to the version before: wrangler rollback --name ${config.name}`);
	}
	print(`${site} works`);
}

/** The agency's own values, where it has put them into a file; null without one. */
function ownAgency(): BrandRow[] | null {
	if (!existsSync(AGENCY_FILE)) return null;
	const read = readAgencyFile(readFileSync(AGENCY_FILE, "utf8"), bundledBrand);
	if (!read.ok) throw new DeployError(`${AGENCY_FILE}:\n${read.faults.join("\n")}`);
	return brandRows(read.changes, bundledBrand);
}

/**
 * The site speaks for the agency from its first visitor on: never with the demo's names and numbers. Until somebody has an
 * account of the desk, the file is the place of the agency's own; from then on the desk is.
 */
function seeToAgency(environment: string, file: BrandRow[] | null): void {
	const [people] = rowsOf<{ n: number }>("PERSONAL", "SELECT count(*) AS n FROM staff");
	const isOfDesk = (people?.n ?? 0) > 0;
	const isOfFile = file !== null && !isOfDesk;
	const values = isOfFile ? file : rowsOf<BrandRow>("PERSONAL", "SELECT name, value FROM brand_values");
	const found = environment === "production" ? placeholders(values) : [];
	if (found.length > 0) {
		const where = isOfDesk ? "at the desk (Brand)" : `into ${AGENCY_FILE} (npm run agency writes it)`;
		throw new DeployError(`These are still the demo's: ${found.join(", ")}. Put the agency's own ${where}.`);
	}
	if (file !== null && isOfDesk)
		print(`${AGENCY_FILE} is not read any more: the agency changes its values at the desk.`);
	if (!isOfFile) return;
	print(`Publishing ${AGENCY_FILE}`);
	const { PERSONAL, LISTINGS } = statementsOf(file);
	rowsOf("PERSONAL", PERSONAL.join(";"));
	rowsOf("LISTINGS", LISTINGS.join(";"));
}

function rowsOf<Row>(database: "PERSONAL" | "LISTINGS", sql: string): Row[] {
	const args = ["d1", "execute", database, "--remote", "--yes", "--json", "--command", sql, "--config", BUILT_CONFIG];
	return wranglerJson<{ results: Row[] }[]>(...args)[0]?.results ?? [];
}

main().catch((error: unknown) => {
	console.error(error instanceof DeployError ? error.message : error);
	process.exit(1);
});
