import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { optionalDependencies?: Record<string, string>; resolved?: string };

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };

/** Whether a package can resolve another, by Node's lookup: its own node_modules, then those further up. */
function finds(from: string, name: string): boolean {
	for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
		if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
		if (!folder) return false;
	}
}

test("the lock file has every platform's packages, so that npm ci works on each", () => {
	const missing = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies)
			.filter((name) => !finds(at, name))
			.map((name) => `${at}: ${name}`),
	);
	expect(missing).toEqual([]);
});

test("the lock file names no registry", () => {
	expect(Object.values(packages).filter((locked) => locked.resolved?.startsWith("http"))).toEqual([]);
});
