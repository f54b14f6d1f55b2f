import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { localOptions, passedOn } from "./options";

test("every setting is handed to the Worker once", () => {
	expect(passedOn.filter((name, at) => passedOn.indexOf(name) !== at)).toEqual([]);
});

/** Read by name in `localOptions` and `workerSettings`. */
const readByName = ["PORT", "STATE_DIR", "ENVIRONMENT", "FEED_URL", "FEED_TOKEN", "SITE_URL"];
/** Written by `ensureSecrets` to `.dev.vars`, which the Worker reads. */
const secrets = ["PRIVACY_KEY", "SESSION_SECRET", "LINK_SECRET", "LOCATION_SECRET"];

test("every setting of README.md takes effect locally, unless it is said to be for production only", () => {
	const [, table = ""] = /^## Settings$(.*?)^## /ms.exec(readFileSync("README.md", "utf8")) ?? [];
	const rows = table.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \| (?!production only)/gm);
	const names = [...rows].flatMap(([, cell = ""]) => cell.split(", ").map((name) => name.slice(1, -1)));
	expect(names.sort()).toEqual([...passedOn, ...readByName, ...secrets].sort());
});

test.for([
	[{ FEED_KIND: "openimmo", FEED_URL: "", FEED_TOKEN: "sesame" }, true],
	[{ FEED_KIND: "openimmo", FEED_URL: "", FEED_TOKEN: "" }, false],
	[{ FEED_KIND: "openimmo", FEED_URL: "https://crm.example/homes.xml", FEED_TOKEN: "sesame" }, false],
	[{ FEED_KIND: "json", FEED_URL: "", FEED_TOKEN: "sesame" }, false],
] as const)("a site with %o is sent its files: %s", ([settings, isSentFiles]) => {
	for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
	expect(localOptions().isSentFiles).toBe(isSentFiles);
	vi.unstubAllEnvs();
});
