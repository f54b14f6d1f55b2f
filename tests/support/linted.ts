import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Lints files with one rule and returns whether each is reported.
 * @param at path at which the files are linted, e.g. `worker/file.ts`
 */
export function isReported(rule: string, at: string, files: readonly string[]): boolean[] {
	const folder = mkdtempSync(path.join(tmpdir(), "linted-"));
	for (const part of [".oxlintrc.json", "scripts/lint"]) cpSync(part, path.join(folder, part), { recursive: true });
	const { dir, name, ext } = path.parse(at);
	mkdirSync(path.join(folder, dir), { recursive: true });
	const paths = files.map((_, index) => `${dir}/${name}${index}${ext}`);
	for (const [index, text] of files.entries()) writeFileSync(path.join(folder, paths[index] ?? ""), `${text}\n`);
	const { stdout } = spawnSync("oxlint", ["--format", "unix", dir], { cwd: folder, encoding: "utf8" });
	rmSync(folder, { recursive: true, force: true });
	const lines = stdout.split("\n").filter((line) => line.includes(rule));
	return paths.map((file) => lines.some((line) => line.includes(`${path.basename(file)}:`)));
}
