import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { afterAll, describe, expect, test } from "vitest";
import { findRunningSite } from "./note.ts";
import { freePort } from "./server.ts";

const MAX_MS = 60_000;
const stateDir = mkdtempSync(path.join(tmpdir(), "wrong-settings-"));
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

describe("a wrong setting", () => {
	test.for([
		["start", { LEADS_KIND: "webhook", LEADS_URL: "http://127.0.0.1:9/", LEADS_SECRET: "eleven char" }, "LEADS_SECRET"],
		["start", { PORT: "eighty" }, "PORT"],
		["dev", { DEFAULT_LANGUAGE: "it" }, "DEFAULT_LANGUAGE"],
	] as const)(
		"ends npm %s before anything is served, in one line that names it",
		{ timeout: MAX_MS },
		async ([script, settings, name]) => {
			const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`], {
				env: { ...process.env, STATE_DIR: stateDir, PORT: String(await freePort()), ...settings },
				encoding: "utf8",
			});
			expect(stdout).toBe("");
			expect(stderr.trim().split("\n")).toEqual([expect.stringMatching(new RegExp(`^${name}: wants .+`))]);
			expect(status).toBe(1);
		},
	);
});

test.for(["", "{", "null", '{"origin":"no address"}'])(
	"a note that a crash has left as '%s' is no note",
	async (text) => {
		mkdirSync(stateDir, { recursive: true });
		writeFileSync(path.join(stateDir, "server.json"), text);
		expect(await findRunningSite(stateDir)).toBeNull();
	},
);
