import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Lock = { packages: Record<string, { version?: string; dev?: boolean }> };

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;

/** First version of each package without known serious vulnerabilities. */
const firstSafe: Readonly<Record<string, string>> = {
	"react-router": "8.4.0",
	"@react-router/dev": "8.4.0",
	hono: "4.12.21",
	react: "19.2.4",
	"react-dom": "19.2.4",
};

/** Banned in any version: packages that can execute a visitor's input (CVE-2025-55182 and similar; CVE-2025-12735). */
const never = [/^react-server-dom-/, /^expr-eval(?:-fork)?$/];

const installed = Object.entries(lock.packages)
	.filter(([path]) => path.includes("node_modules/"))
	.map(([path, { version = "" }]) => ({ name: path.slice(path.lastIndexOf("node_modules/") + 13), version, path }));

/** Compares versions by their three numbers. A pre-release precedes its release. */
function isAtLeast(version: string, least: string): boolean {
	const numbers = (text: string) => (text.split("-")[0] ?? "").split(".").map(Number);
	const [one, other] = [numbers(version), numbers(least)];
	for (const position of [0, 1, 2]) {
		const difference = (one[position] ?? 0) - (other[position] ?? 0);
		if (difference !== 0) return difference > 0;
	}
	return !version.includes("-");
}

describe("the lock file", () => {
	test.for(Object.entries(firstSafe))("has no %s below %s, at any depth", ([name, least]) => {
		const found = installed.filter((entry) => entry.name === name);
		expect(found).not.toEqual([]);
		for (const { version, path } of found)
			expect([path, version, isAtLeast(version, least)]).toEqual([path, version, true]);
	});

	test("has nothing that runs what a visitor sends", () => {
		const forbidden = installed.filter(({ name }) => never.some((pattern) => pattern.test(name)));
		expect(forbidden).toEqual([]);
	});
});

test("versions are compared by their numbers", () => {
	expect(isAtLeast("8.4.0", "8.4.0")).toBe(true);
	expect(isAtLeast("8.10.0", "8.4.0")).toBe(true);
	expect(isAtLeast("4.12.20", "4.12.21")).toBe(false);
	expect(isAtLeast("19.2.4-canary.1", "19.2.4")).toBe(false);
});
