import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyBuild } from "./build.ts";

const root = mkdtempSync(path.join(tmpdir(), "builds-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(folder: string, stamp: string, style: string): void {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(path.join(folder, "client"), { recursive: true });
	writeFileSync(path.join(folder, "client", `${style}.css`), style);
	writeFileSync(path.join(folder, ".built-from"), stamp);
}

test("a site keeps its files while another build takes the place of the one it was copied from", () => {
	const [build, own] = [path.join(root, "build"), path.join(root, "state", "site")];
	mkdirSync(path.dirname(own));
	// Leftover of a copy that crashed.
	mkdirSync(`${own}.partial`);
	write(build, "first", "blue");
	copyBuild(build, own);
	write(build, "second", "green");
	expect(readFileSync(path.join(own, "client", "blue.css"), "utf8")).toBe("blue");

	copyBuild(build, own);
	expect(() => readFileSync(path.join(own, "client", "blue.css"))).toThrow("ENOENT");
	expect(readFileSync(path.join(own, "client", "green.css"), "utf8")).toBe("green");
});
