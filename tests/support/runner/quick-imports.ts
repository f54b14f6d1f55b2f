import vm from "node:vm";

type Asked = readonly [url: string, importer?: string, options?: { cached?: boolean }];
type Invoke = (name: string, asked: Asked) => Promise<unknown>;
type Mocker = {
	moduleRunner: { transport: { invoke: Invoke } };
	registeringMocks?: Promise<void>;
	getMockerRegistry: () => { keys: () => Iterator<string> };
	constructor: { pendingIds?: readonly unknown[] };
};

/** Outlives the modules, as the process does. */
const QUICK = Symbol.for("tests.quick-invoke");

/**
 * Modules are evaluated anew for each file; all else about them is known after the first. Without this, every import
 * statement of every file is a request of one Durable Object to itself, and every module is compiled again. The wrapping
 * of `@cloudflare/vitest-plugin` is taken off too: this version wraps once more for each file that a process runs (mended
 * in its 1.4.5, which needs a newer wrangler than the development server has).
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

/** A module that the process has is asked for nowhere, unless a mock might stand in its place. */
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

/** What a module's text compiles to is a function without a state of its own: the same one runs for each file. */
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
