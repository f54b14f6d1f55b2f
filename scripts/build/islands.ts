import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build, type EnvironmentModuleNode, type Plugin, type UserConfig } from "vite";

const ISLANDS = "virtual:islands";
const START = "app/page/start.ts";
/** Told to the pages that are open: one loads itself again, at the second where one of these islands sleeps in it. */
const DOCUMENT_CHANGED = "document:changed";
const ISLANDS_CHANGED = "islands:changed";
const OUT = "build/client";
const MANIFEST = ".vite/islands.json";

/**
 * What so many islands, and other parts loaded on demand, share is one file instead of a dozen of some hundred bytes, each
 * of which a page would have to name. What forms share is much, and lists do without it: a file of its own.
 */
const SHARED_BY = 3;
const SHARED_BY_FORMS = 6;
/** Short: a list names some twenty files. */
const NAMES = "assets/[name]-[hash:6].js";
const FORMS = /\/(?:features|domain)\/forms\//;

type Chunk = { file: string; src?: string; isDynamicEntry?: boolean; imports?: string[]; dynamicImports?: string[] };

/**
 * The scripts of documents are a build of their own, beside the router's: shared with it, one module that both use would
 * bring the router to every page. It runs when the server asks for `virtual:islands`, which tells the address of the
 * start script and the files of every island. The router's build has emptied the folder by then.
 */
export function islands(options: Pick<UserConfig, "build">): Plugin {
	let isServing = false;
	return {
		name: "islands",
		configResolved(config) {
			isServing = config.command === "serve";
		},
		resolveId: (id) => (id === ISLANDS ? `\0${ISLANDS}` : null),
		async load(id) {
			if (id !== `\0${ISLANDS}`) return null;
			if (isServing) return `export const start = "/${START}"; export const scripts = {};`;
			// Only the server writes documents.
			if (this.environment.name === "client") return 'export const start = ""; export const scripts = {};';
			const manifest = await buildIslands(options);
			const entry = manifest[START];
			if (!entry) throw new Error(`the build of ${START} has no entry`);
			return `export const start = "/${entry.file}"; export const scripts = ${JSON.stringify(scriptsOf(manifest))};`;
		},
		transform(code, id) {
			// What the router does for its own pages: without the last line the refresh of a component stops at it.
			if (!isServing || !id.endsWith(`/${START}`)) return null;
			return `import "virtual:react-router/inject-hmr-runtime";
import "/@vite/client";
globalThis.__reactRouterDataRouter ??= { revalidate: async () => {} };
import.meta.hot.on("${DOCUMENT_CHANGED}", () => location.reload());
import.meta.hot.on("${ISLANDS_CHANGED}", (names) => {
	const asleep = [...document.querySelectorAll("js-island:not([data-alive])")];
	if (asleep.some(({ dataset }) => names.includes(dataset.name))) location.reload();
});
${code}`;
		},
		hotUpdate({ file, modules, server }) {
			if (this.environment.name !== "ssr" || modules.length === 0) return;
			const { client } = server.environments;
			const known = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
			// What only the server renders: the page is loaded again.
			if (!known.some((each) => [...each.importers].some(({ type }) => type === "js")))
				client.hot.send({ type: "full-reload" });
			// What a document shows outside of its islands the browser cannot replace, even where another page has its script.
			else if (modules.some((each) => isInDocument(each))) client.hot.send(DOCUMENT_CHANGED, {});
			else client.hot.send(ISLANDS_CHANGED, namesAbove(modules));
		},
	};
}

/** One module that asks for the router would bring it to every page with an island. */
const withoutRouter: Plugin = {
	name: "without-router",
	enforce: "pre",
	resolveId(id, importer) {
		if (/^react-router\b/.test(id)) this.error(`${importer} asks for ${id}, and documents have no router`);
	},
};

/** Whether the server reaches it by another way than through an island. */
function isInDocument(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
	if (seen.has(module) || module.file?.includes("/live/")) return false;
	seen.add(module);
	return module.importers.size === 0 || [...module.importers].some((each) => isInDocument(each, seen));
}

/** Names of the files that the server needs these for, its islands among them. */
function namesAbove(modules: Iterable<EnvironmentModuleNode>): string[] {
	const above = new Set(modules);
	for (const each of above) for (const importer of each.importers) above.add(importer);
	return [...above].map(({ file }) => path.basename(file ?? "", path.extname(file ?? "")));
}

function isOurs(id: string): boolean {
	return id.startsWith(`${path.resolve("app")}/`);
}

async function buildIslands(options: Pick<UserConfig, "build">): Promise<Record<string, Chunk>> {
	await build({
		configFile: false,
		plugins: [withoutRouter],
		publicDir: false,
		logLevel: "warn",
		build: {
			...options.build,
			outDir: OUT,
			emptyOutDir: false,
			manifest: MANIFEST,
			modulePreload: {
				polyfill: false,
				// An island's document names its files, and `island-element.ts` asks for them. What an island loads later is
				// asked for with all that it needs.
				resolveDependencies: (_, files, { hostId }) => (path.basename(hostId).startsWith("start-") ? [] : files),
			},
			rolldownOptions: {
				input: START,
				output: {
					entryFileNames: NAMES,
					chunkFileNames: NAMES,
					codeSplitting: {
						groups: [
							{ name: "start", tags: ["$initial"] },
							{ name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
							{
								name: "shared",
								test: (id) => isOurs(id) && !FORMS.test(id),
								minShareCount: SHARED_BY,
								includeDependenciesRecursively: false,
							},
							{
								name: "forms",
								test: (id) => isOurs(id) && FORMS.test(id),
								minShareCount: SHARED_BY_FORMS,
								includeDependenciesRecursively: false,
							},
						],
					},
				},
			},
		},
	});
	const file = `${OUT}/${MANIFEST}`;
	const manifest = JSON.parse(readFileSync(file, "utf8")) as Record<string, Chunk>;
	rmSync(file);
	return manifest;
}

/** All scripts that each part loaded on demand needs, by the name of its source file: an island has the name of its file. */
function scriptsOf(manifest: Record<string, Chunk>): Record<string, string[]> {
	const filesOf = (key: string, seen: Set<string>): Set<string> => {
		const chunk = manifest[key];
		if (!chunk || seen.has(`/${chunk.file}`) || key === START) return seen;
		seen.add(`/${chunk.file}`);
		for (const imported of chunk.imports ?? []) filesOf(imported, seen);
		return seen;
	};
	const parts = (manifest[START]?.dynamicImports ?? []).map((key) => [
		path.basename(key, path.extname(key)),
		[...filesOf(key, new Set())],
	]);
	return Object.fromEntries(parts) as Record<string, string[]>;
}
