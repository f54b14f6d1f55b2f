import vm from "node:vm";

type Asked = readonly [url: string, importer?: string, options?: { cached?: boolean }];
type Invoke = (name: string, asked: Asked) => Promise<unknown>;
type Mocker = {
	moduleRunner: { transport: { invoke: Invoke } };
	registeringMocks?: Promise<void>;
	getMockerRegistry: () => { keys: () => Iterator<string> };
	constructor: { pendingIds?: readonly unknown[] };
};

/** Global symbol: its value lasts as long as the process, unlike module state. */
const QUICK = Symbol.for("tests.quick-invoke");

/**
 * Caches module lookup and compilation across test files; modules are still evaluated for each file. Without it, every
 * import statement of every file is a request of a Durable Object to itself, and every module is compiled again. Also
 * removes the wrapper of `@cloudflare/vitest-plugin`: this version adds another one for each file of a process (fixed
 * in 1.4.5, which needs a newer wrangler than the development server has).
 */
export function quickenImports(): void {
	const mocker = Reflect.get(globalThis, "__vitest_mocker__") as Mocker;
	const { transport } = mocker.moduleRunner;
	const known = Reflect.get(globalThis, QUICK) as Invoke | undefined;
	const quick = known ?? withoutDetours(mocker, transport.invoke);
	if (!known) compileOnce();
	Reflect.set(globalThis, QUICK, quick);
	transport.invoke = quick;
}

/** Answers from the process's cache unless a mock could replace the module. */
function withoutDetours(mocker: Mocker, invoke: Invoke): Invoke {
	return (name, asked) => {
		const [url, , options] = asked;
		const isKnown = name === "fetchModule" && options?.cached && !url.includes("_vitest_original");
		return isKnown && !hasMocks(mocker) ? Promise.resolve({ cache: true }) : invoke(name, asked);
	};
}

function hasMocks(mocker: Mocker): boolean {
	const waiting = mocker.registeringMocks !== undefined || (mocker.constructor.pendingIds ?? []).length > 0;
	return waiting || !mocker.getMockerRegistry().keys().next().done;
}

/** Caches compiled modules: compilation returns a stateless function, which every file can run. */
function compileOnce(): void {
	const compiled = new Map<string, { text: string; run: unknown }>();
	const compile = vm.runInThisContext;
	vm.runInThisContext = (text, options) => {
		const name = typeof options === "string" ? options : options?.filename;
		if (name === undefined) return compile(text, options);
		const before = compiled.get(name);
		if (before?.text === text) return before.run;
		const run: unknown = compile(text, options);
		compiled.set(name, { text, run });
		return run;
	};
}
