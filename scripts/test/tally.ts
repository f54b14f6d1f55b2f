export type Tally = { passed: number; failed: number };

export function sumOf(tallies: readonly Tally[]): Tally {
	const total = { passed: 0, failed: 0 };
	for (const { passed, failed } of tallies) {
		total.passed += passed;
		total.failed += failed;
	}
	return total;
}

/** Of a runner that has ended: one that failed without a failed test, or left no count, is a failure itself. */
export function tallyOf(hasSucceeded: boolean, read: () => Tally): Tally {
	let tally: Tally = { passed: 0, failed: 0 };
	try {
		tally = read();
	} catch {
		return { passed: 0, failed: 1 };
	}
	return hasSucceeded || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}
