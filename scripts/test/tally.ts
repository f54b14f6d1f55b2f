/** What a runner did. @property failures one line a failed test: its file, its name, and how it failed */
export type Tally = { passed: number; failures: readonly string[] };

export function sumOf(tallies: readonly Tally[]): Tally {
	return {
		passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
		failures: tallies.flatMap(({ failures }) => failures),
	};
}

/** Of a runner that has ended: one that failed without a failed test, or left no report, is a failure itself. */
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
