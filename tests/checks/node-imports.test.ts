import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const COMMANDS = readdirSync("scripts").filter((name) => name.endsWith(".ts") && !name.includes(".test."));
/** Entry points that Node runs without a bundler, which would add file extensions. */
const entries = [
	...COMMANDS.map((name) => path.join("scripts", name)),
	...["demo/feed-server.ts", "demo/crm/server.ts", "demo/crm/leads/lead-server.ts", "bench/run.ts"],
];

/** Value imports and exports by specifier; type imports are erased when Node runs the file. */
const FROM = /^(?:import|export)\s(?!type\s)(?:[^"';]*?\sfrom\s+)?"(\.{1,2}\/[^"]+)"/gm;

/** All `file: import` pairs reachable from the entry points whose target does not exist. */
function deadImports(): string[] {
	const dead: string[] = [];
	const waiting = [...entries];
	const seen = new Set(waiting);
	for (let file = waiting.pop(); file; file = waiting.pop()) {
		if (!file.endsWith(".ts")) continue;
		for (const [, named = ""] of readFileSync(file, "utf8").matchAll(FROM)) {
			const target = path.join(path.dirname(file), named);
			if (!path.extname(target) || !existsSync(target)) dead.push(`${file}: ${named}`);
			else if (!seen.has(target)) {
				seen.add(target);
				waiting.push(target);
			}
		}
	}
	return dead;
}

test("commands name the files that they import, with their endings", () => {
	expect(deadImports()).toEqual([]);
});
