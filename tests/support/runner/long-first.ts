import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Small files that run long. */
const long = /\/random-forms\.test\.ts$/;

/** Files come by their size where nothing is known of them yet: one that is small and long would run alone at the end. */
export class LongFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
		return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
	}
}
