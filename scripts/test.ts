import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { ensureBuild, ensureSecrets } from "./local/build.ts";
import { ensureChromium } from "./local/chromium.ts";

type Tally = { passed: number; failed: number };

const reports = mkdtempSync(path.join(tmpdir(), "meridiaan-tests-"));
const total: Tally = { passed: 0, failed: 0 };

function add({ passed, failed }: Tally): void {
	total.passed += passed;
	total.failed += failed;
}

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
	return (
		spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } }).status === 0
	);
}

/** A check that passes or fails as a whole. */
function check(name: string, command: string, args: string[]): void {
	const started = Date.now();
	const passed = run(command, args);
	add({ passed: Number(passed), failed: Number(!passed) });
	console.log(`${passed ? "ok    " : "FAILED"} ${name} (${Math.round((Date.now() - started) / 1_000)} s)`);
}

/** A test runner that writes what it counted. One that fails without a count is one failure. */
function count(command: string, args: string[], env: Record<string, string>, read: () => Tally): void {
	const passed = run(command, args, env);
	let tally: Tally;
	try {
		tally = read();
	} catch {
		tally = { passed: 0, failed: 1 };
	}
	add(passed || tally.failed > 0 ? tally : { ...tally, failed: 1 });
}

function readReport(file: string): Record<string, unknown> {
	return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
}

function unitTests(): void {
	const file = path.join(reports, "vitest.json");
	count("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`], {}, () => {
		const report = readReport(file);
		return { passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) };
	});
}

function journeys(): void {
	const file = path.join(reports, "playwright.json");
	count("playwright", ["test"], { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, () => {
		const stats = readReport(file).stats as { expected: number; unexpected: number; flaky: number };
		return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
	});
}

ensureSecrets();
check("types of the platform", "wrangler", ["types"]);
check("types of the routes", "react-router", ["typegen"]);
check("format and lint", "biome", ["check", "."]);
check("lint with types, boundaries", "oxlint", ["--type-aware", "--deny-warnings"]);
check("types", "tsc", []);
check("dead code", "knip", []);
// Some checks look at what was built: how large it is, and how it would be uploaded.
ensureBuild();
unitTests();
ensureChromium();
journeys();

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
