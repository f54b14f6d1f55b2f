import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { writeFileAtomic } from "./kept-file.ts";

const FILE = ".dev.vars";
const SECRET_BYTES = 32;

export const ownSecrets = ["SESSION_SECRET", "LINK_SECRET", "LOCATION_SECRET", "PRIVACY_KEY"];

/** Variables of `.dev.vars`, which wrangler adds to the Worker's settings. */
export function localSecrets(): Record<string, string | undefined> {
	return parseEnv(textOfFile());
}

/** Generates this clone's secrets once; there are no default secrets. Call it before a build, which copies the file. */
export function ensureSecrets(): void {
	const known = localSecrets();
	const missing = ownSecrets.filter((name) => !known[name]);
	if (missing.length === 0) return;
	const lines = missing.map((name) => `${name}="${randomBytes(SECRET_BYTES).toString("base64url")}"`);
	writeFileAtomic(FILE, [textOfFile().trimEnd(), ...lines, ""].join("\n").trimStart());
}

function textOfFile(): string {
	return existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
}
