import { createHmac } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { parseEnv } from "node:util";
import { languages } from "../app/domain/language.ts";
import { findRunningSite } from "./local/note.ts";
import { localOptions } from "./local/options.ts";

const USAGE = "Usage: npm run preview -- ID (of a property, also of a draft)";
/** As `worker/http/pages/signed-links.ts` has them. */
const LIFE_SECONDS = 14 * 86_400;

/**
 * The path, signed as `worker/http/pages/signed-links.ts` does: anyone with the address has access until it expires.
 */
export function signedPreview(secret: string, pathname: string, expires: number): string {
	const signature = createHmac("sha256", secret).update(["preview", pathname, expires].join("\n")).digest("base64url");
	return `${pathname}?${new URLSearchParams({ expires: String(expires), signature })}`;
}

async function main([id = ""]: string[]): Promise<void> {
	if (!/^[1-9]\d{0,12}$/.test(id)) throw new Error(USAGE);
	const options = localOptions();
	const local = existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")).LINK_SECRET : undefined;
	const secret = process.env.LINK_SECRET ?? local;
	if (!secret) throw new Error("LINK_SECRET is not set, and .dev.vars has none.");
	const running = process.env.LINK_SECRET ? null : await findRunningSite(options.stateDir);
	const expires = Math.floor(Date.now() / 1_000) + LIFE_SECONDS;
	for (const language of languages) {
		const path = signedPreview(secret, `/${language}/preview/property/${id}/`, expires);
		console.log(`${running ?? options.siteUrl}${path}`);
	}
}

if (process.argv[1]?.endsWith("preview.ts")) {
	main(process.argv.slice(2)).catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	});
}
