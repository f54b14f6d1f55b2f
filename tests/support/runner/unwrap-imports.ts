type Runner = { transport: { invoke: unknown } };

/** Outlives the modules, as the process does. */
const FIRST = Symbol.for("tests.first-invoke");

/**
 * The test runner's way to fetch modules, as its first file found it. This version of `@cloudflare/vitest-plugin` wraps
 * it once more for each file that a process runs, so that every import takes a hop for each file before it; mended in
 * its 1.4.5, which needs a newer wrangler than the development server has.
 */
export function unwrapImports(): void {
	const { moduleRunner } = Reflect.get(globalThis, "__vitest_mocker__") as { moduleRunner: Runner };
	const first: unknown = Reflect.get(globalThis, FIRST) ?? moduleRunner.transport.invoke;
	Reflect.set(globalThis, FIRST, first);
	moduleRunner.transport.invoke = first;
}
