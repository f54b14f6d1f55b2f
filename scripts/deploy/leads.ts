import process from "node:process";
import { createInterface } from "node:readline/promises";
import type { BuiltConfig } from "./config.ts";
import { DeployError } from "./wrangler.ts";

const kinds = ["none", "whise", "omnicasa", "webhook", "sweepbright"];

/** Required settings by kind of CRM. */
const needed: Readonly<Record<string, readonly string[]>> = {
	whise: ["FEED_USER", "FEED_CLIENT_ID", "FEED_OFFICE_ID"],
	omnicasa: ["FEED_USER"],
	webhook: ["LEADS_URL"],
	sweepbright: ["FEED_CLIENT_ID"],
};

/**
 * Sets LEADS_KIND. Leads go to a CRM only on request: the deploy asks unless wrangler.toml sets it.
 * @param ask null without an interactive terminal; then leads are not sent
 */
export async function withLeads(
	config: BuiltConfig,
	ask: ((question: string) => Promise<string>) | null = process.stdin.isTTY ? askTerminal : null,
): Promise<BuiltConfig> {
	const said =
		config.vars.LEADS_KIND ??
		(await ask?.(`Where do leads go, beside the emails? (${kinds.join(", ")}; Enter for none): `));
	const kind = said?.trim() || "none";
	if (!kinds.includes(kind)) throw new DeployError(`LEADS_KIND is one of ${kinds.join(", ")}, not "${kind}".`);
	// FEED_URL also serves for leads when both use the same system.
	const isOther = kind !== "none" && kind !== "sweepbright" && kind !== config.vars.FEED_KIND;
	const names = new Set([...(needed[kind] ?? []), ...(isOther ? ["LEADS_URL"] : [])]);
	const missing = [...names].filter((name) => !config.vars[name]);
	if (missing.length > 0) {
		throw new DeployError(
			`LEADS_KIND=${kind} needs ${missing.join(", ")} in wrangler.toml, under the environment's vars.`,
		);
	}
	if (kind === "none" || config.vars.LEADS_KIND) return config;
	process.stdout.write(
		`Put LEADS_KIND = "${kind}" under the environment's vars in wrangler.toml: until then each deploy asks.\n`,
	);
	return { ...config, vars: { ...config.vars, LEADS_KIND: kind } };
}

async function askTerminal(question: string): Promise<string> {
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	const answer = await terminal.question(question);
	terminal.close();
	return answer;
}
