import path from "node:path";
import type { Tally } from "./tally.ts";

export type VitestReport = {
	numPassedTests: number;
	testResults: readonly {
		name: string;
		status: string;
		message: string;
		assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
	}[];
};

type Spec = {
	title: string;
	file: string;
	ok: boolean;
	tests: readonly { results: readonly { error?: { message?: string } }[] }[];
};
type Suite = { specs: readonly Spec[]; suites?: readonly Suite[] };
export type PlaywrightReport = { stats: { expected: number; flaky: number }; suites: readonly Suite[] };

export function tallyOfVitest({ numPassedTests, testResults }: VitestReport): Tally {
	const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
		const file = path.relative(".", name);
		const failed = assertionResults.filter((result) => result.status === "failed");
		if (status === "failed" && failed.length === 0) return [lineOf(file, "could not run", message)];
		return failed.map(({ fullName, failureMessages }) => lineOf(file, fullName, failureMessages[0]));
	});
	return { passed: numPassedTests, failures };
}

/** Counts a flaky journey, which passed on retry, as passed. */
export function tallyOfPlaywright({ stats, suites }: PlaywrightReport): Tally {
	const failures = suites
		.flatMap(specsOf)
		.filter(({ ok }) => !ok)
		.map(({ file, title, tests }) => {
			const results = tests.flatMap((test) => test.results);
			return lineOf(file, title, results.find(({ error }) => error !== undefined)?.error?.message);
		});
	return { passed: stats.expected + stats.flaky, failures };
}

function specsOf(suite: Suite): readonly Spec[] {
	return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function lineOf(file: string, name: string, message = ""): string {
	return `${file} > ${name}: ${message.split("\n", 1)[0]}`;
}
