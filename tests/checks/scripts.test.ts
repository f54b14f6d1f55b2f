import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };

/** What Node runs itself: without a bundler a module is found by its whole name, `.ts` included. */
const entries = Object.values(manifest.scripts).flatMap((command) => command.match(/[\w/.-]+\.ts\b/g) ?? []);
/** Imports that are still there once the types are gone. */
const imports = /^(?:import|export)\s(?!type\b)(?:[^;"]*\sfrom\s)?"(\.[^"]+)"/gm;

test("every module that a command of the project needs is found by Node", () => {
	const seen = new Set<string>();
	const missing: string[] = [];
	const waiting = [...entries];
	for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
		if (seen.has(file) || !file.endsWith(".ts")) continue;
		seen.add(file);
		for (const [, target = ""] of readFileSync(file, "utf8").matchAll(imports)) {
			const found = path.join(path.dirname(file), target);
			if (existsSync(found) && path.extname(found) !== "") waiting.push(found);
			else missing.push(`${file}: ${target}`);
		}
	}
	expect(entries.length).toBeGreaterThan(10);
	expect(seen.size).toBeGreaterThan(entries.length);
	expect(missing).toEqual([]);
});
