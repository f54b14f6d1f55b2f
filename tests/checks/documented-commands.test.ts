import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const documents = ["README.md", "CONTRIBUTING.md", ...readdirSync("docs").map((name) => path.join("docs", name))];

test.for(documents.filter((name) => name.endsWith(".md")))("%s names commands that there are", (name) => {
	const named = [...readFileSync(name, "utf8").matchAll(/npm run ([a-z0-9:-]+)/g)].map(([, command = ""]) => command);
	expect(named.filter((command) => !(command in scripts))).toEqual([]);
});
