import { expect, test } from "vitest";
import { isReported } from "../support/linted.ts";

const kept = [
	"const handlers = new Map<string, Promise<number>>();",
	"const salts = new WeakMap<object, { day: string; salt: Promise<string> }>();",
	"let loading: Promise<number> | null = null;",
	"type Memory = { asked: Promise<number> };\nconst memories = new WeakMap<object, Memory>();",
	'export const build = import("./build");',
	"const opened = new Promise<void>((resolve) => resolve());",
	"interface Memory {\n\tasked: Promise<number>;\n}\nconst memories = new Map<string, Memory>();",
	"interface Asked {\n\tasked: Promise<number>;\n}\ninterface Memory extends Asked {\n\tday: string;\n}\nlet memory: Memory | null = null;",
	'const build = { asked: import("./build") };',
	'const build = import("./build").then(({ value }) => value);',
	"const memory = { asked: null as Promise<number> | null };",
	"const memory = { asked: new Map() } satisfies { asked: Map<string, Promise<number>> };",
	"const memory = { salts: new Map<string, Promise<number>>() };",
	"let asked: Awaited<number> | Promise<number> = 1;",
];

const allowed = [
	"const handlers = new Map<string, number>();",
	"type Memory = { ask(): Promise<number>; again: () => Promise<number>; value: number };\nlet memory: Memory | null = null;",
	'const load = () => import("./build");',
	'const value = await import("./build");',
	"let answer: Awaited<Promise<number>> | null = null;",
	"const answers = { last: null as Awaited<Promise<number>> | null };",
	"interface Memory {\n\task(): Promise<number>;\n\tagain: () => Promise<number>;\n\tvalue: number;\n}\nlet memory: Memory | null = null;",
	'const loaders = { load: () => import("./build"), ask: async () => null as Promise<number> | null };',
	"export const ask: (name: string) => Promise<number> = async (name) => name.length;",
	"function access() {\n\tlet open: Promise<number> | null = null;\n\treturn open;\n}",
];

const reported = (files: readonly string[]) => isReported("no-shared-promise", "worker/file.ts", files);

test("a module of the Worker that keeps a promise for other requests is refused", () => {
	expect(reported(kept)).toEqual(kept.map(() => true));
});

test("what makes a promise at each call, and what one request keeps, is let through", () => {
	expect(reported(allowed)).toEqual(allowed.map(() => false));
});
