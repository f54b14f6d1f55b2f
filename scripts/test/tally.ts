/**
 * Result of a test runner.
 * @property failures one line per failed test: file, name and error
 */
export type Tally = { passed: number; failures: readonly string[] };

export function sumOf(tallies: readonly Tally[]): Tally {
	return {
		passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
		failures: tallies.flatMap(({ failures }) => failures),
	};
}

/**
 * Result of a runner that has ended. A missing report, or a failed runner without a failed test, counts as a failure.
 */
export function tallyOf(runner: string, hasSucceeded: boolean, read: () => Tally): Tally {
	let tally: Tally;
	try {
		tally = read();
	} catch {
		return { passed: 0, failures: [`${runner}: left no report`] };
	}
	if (hasSucceeded || tally.failures.length > 0) return tally;
	return { ...tally, failures: [`${runner}: failed, and no test of it did`] };
}
