import { randomInt } from "node:crypto";
import path from "node:path";
import * as z from "zod";
import { readJsonFile, writeFileAtomic } from "./kept-file.ts";

/** User names of the demo feed's owners. */
const demoOwners = ["owner901", "owner902"] as const;
const passwordsSchema = z.record(z.string(), z.string());

const syllables = ["ba", "de", "fi", "go", "hu", "ka", "le", "mi", "no", "pu", "ra", "se", "ti", "vo", "wu", "za"];
const WORDS = 5;
const SYLLABLES_PER_WORD = 3;

/** Returns a line with the credentials of each demo owner. Passwords are generated once per state folder. */
export async function ownerLines(origin: string, stateDir: string): Promise<string[]> {
	const file = path.join(stateDir, "owners.json");
	const known = readJsonFile(file, passwordsSchema) ?? {};
	const lines: string[] = [];
	for (const username of demoOwners) {
		known[username] ??= randomPassword();
		const response = await fetch(`${origin}/dev/owners/${username}/password`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ password: known[username] }),
		}).catch(() => null);
		const { own } = ((await response?.json().catch(() => null)) ?? {}) as { own?: boolean };
		lines.push(
			`${username}   ${response?.ok ? known[username] : own ? "with the password you chose" : "is not in the feed"}`,
		);
	}
	writeFileAtomic(file, JSON.stringify(known));
	return lines;
}

const deskFile = "desk.json";
const deskSchema = z.object({ password: z.string() });

type DeskAccount = { role: string; email: string };

/** Returns a line with the credentials of each role of the desk. The password is generated once per state folder. */
export async function deskLines(origin: string, siteUrl: string, stateDir: string): Promise<string[]> {
	const file = path.join(stateDir, deskFile);
	const known = readJsonFile(file, deskSchema) ?? { password: randomPassword() };
	writeFileAtomic(file, JSON.stringify(known));
	const response = await fetch(`${origin}/dev/desk`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(known),
	}).catch(() => null);
	const { accounts = [] } = ((await response?.json().catch(() => null)) ?? {}) as { accounts?: DeskAccount[] };
	if (accounts.length === 0) return [];
	return [
		`${siteUrl}/dev/desk signs in at once, as any role; else by password and code:`,
		...accounts.map(({ role, email }) => `${email}   ${known.password}   code at ${siteUrl}/dev/desk/${role}/code`),
	];
}

/** 60 random bits as pronounceable words. */
function randomPassword(): string {
	const word = () => Array.from({ length: SYLLABLES_PER_WORD }, () => syllables[randomInt(syllables.length)]).join("");
	return Array.from({ length: WORDS }, word).join("-");
}
