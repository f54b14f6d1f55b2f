import { spawnSync } from "node:child_process";
import { lookup, resolveTxt } from "node:dns/promises";
import process from "node:process";
import { createServer } from "vite";
import type { LookupTexts } from "../../app/domain/agency/mail-domain.ts";
import type { readFirstPage as ReadFirstPage } from "../../worker/import/first-page";
import { SettingsError } from "../../worker/variables.ts";
import type { BuiltConfig } from "./config.ts";
import { checkSettings, knownSecrets, withOwnSecrets } from "./secrets.ts";
import { DeployError } from "./wrangler.ts";

const PATIENCE_MS = 20_000;

/** Faults of the settings; empty when they are valid. */
export function settingsFaults(config: BuiltConfig): string[] {
	try {
		checkSettings(config, null);
		return [];
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		return [error.message];
	}
}

/** Names of the secrets in the account; a reason when they cannot be read. */
export function accountSecrets(worker: string): ReadonlySet<string> | string {
	const { status } = spawnSync("wrangler", ["whoami", "--json"], { stdio: "ignore", timeout: PATIENCE_MS });
	if (status !== 0) return "this shell is not signed in: npx wrangler login";
	try {
		return knownSecrets(worker);
	} catch (error) {
		if (!(error instanceof DeployError)) throw error;
		return "the account does not answer for this Worker";
	}
}

export async function hasAddress(host: string): Promise<boolean> {
	return lookup(host).then(
		() => true,
		() => false,
	);
}

/** ENODATA: the name exists, without TXT records. ENOTFOUND: it does not exist. */
export const lookupTexts: LookupTexts = async (name) => {
	try {
		return { exists: true, texts: (await resolveTxt(name)).map((parts) => parts.join("")) };
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : null;
		if (code === "ENODATA") return { exists: true, texts: [] };
		if (code === "ENOTFOUND") return { exists: false, texts: [] };
		throw error;
	}
};

/**
 * Signs in to the agency's system and reads the first page, with the Worker's own code. Takes the password or token
 * from this shell: secrets of the account cannot be read back.
 */
export async function readFirstPage(config: BuiltConfig): Promise<{ ok: boolean; said: string }> {
	const { FEED_TOKEN, FEED_PASSWORD } = process.env;
	const variables = withOwnSecrets({
		...config.vars,
		...(FEED_TOKEN ? { FEED_TOKEN } : {}),
		...(FEED_PASSWORD ? { FEED_PASSWORD } : {}),
	});
	if (URL.parse(variables.FEED_URL ?? "")?.hostname.endsWith(".example"))
		return { ok: false, said: "FEED_URL in wrangler.toml is still an example" };
	const vite = await createServer({
		configFile: false,
		appType: "custom",
		logLevel: "silent",
		server: { middlewareMode: true, ws: false },
	});
	try {
		const { parseSettings } = await vite.ssrLoadModule("/worker/env.ts");
		const { sourceOf } = await vite.ssrLoadModule("/worker/import/sources/choose.ts");
		const first = (await vite.ssrLoadModule("/worker/import/first-page.ts")) as { readFirstPage: typeof ReadFirstPage };
		const { importTextInEnglish } = await vite.ssrLoadModule("/app/i18n/import-translator.ts");
		const { feed, languages, defaultLanguage } = parseSettings(variables);
		if (feed?.kind === "sweepbright")
			return { ok: true, said: "SweepBright announces by itself, once its webhook is set" };
		const source = feed && sourceOf(feed, languages, { keepPicture: null, announcements: null, details: null });
		const page = await first.readFirstPage(source, defaultLanguage);
		if (page.ok) return { ok: true, said: `${page.properties} properties on the first page of ${page.pages}` };
		if (page.why) return { ok: false, said: importTextInEnglish(page.why) };
		return feed
			? { ok: true, said: "the system sends its files by itself" }
			: { ok: false, said: "FEED_URL is not set" };
	} catch (error) {
		const isSetting = error instanceof Error && error.message.includes("Settings are explained");
		if (!isSetting) throw error;
		return {
			ok: false,
			said: "the settings above, and FEED_PASSWORD or FEED_TOKEN in this shell where the system asks for one",
		};
	} finally {
		await vite.close();
	}
}
