import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build, type EnvironmentModuleNode, type Plugin, type UserConfig } from "vite";

const ISLANDS = "virtual:islands";
const START = "app/page/start.ts";
/** HMR events. The first reloads every open page; the second only pages where a named island is not hydrated yet. */
const DOCUMENT_CHANGED = "document:changed";
const ISLANDS_CHANGED = "islands:changed";
const OUT = "build/client";
const MANIFEST = ".vite/islands.json";

/**
 * Code shared by at least this many dynamic imports goes into one chunk. Otherwise the build makes a dozen chunks of a
 * few hundred bytes, and each page has to list them. Form code is large and lists do not need it, so it has a chunk of
 * its own.
 */
const SHARED_BY = 3;
const SHARED_BY_FORMS = 6;
/** The hash is short: an island lists some twenty files. */
const NAMES = "assets/[name]-[hash:6].js";
const FORMS = /\/(?:features|domain)\/forms\//;

type Chunk = { file: string; src?: string; isDynamicEntry?: boolean; imports?: string[]; dynamicImports?: string[] };

/**
 * Builds the scripts of documents separately from the router's: in one build, a shared module would bring the router to
 * every page. The build runs when the server build loads `virtual:islands`, which exports the URL of the start script
 * and the files of every island. By then the router's build has already emptied the output folder.
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
			// Only the server renders documents.
			if (this.environment.name === "client") return 'export const start = ""; export const scripts = {};';
			const manifest = await buildIslands(options);
			const entry = manifest[START];
			if (!entry) throw new Error(`the build of ${START} has no entry`);
			return `export const start = "/${entry.file}"; export const scripts = ${JSON.stringify(scriptsOf(manifest))};`;
		},
		transform(code, id) {
			// Same setup as on the router's own pages. Fast Refresh fails without `__reactRouterDataRouter`.
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
			// Server-only modules need a full reload.
			if (!known.some((each) => [...each.importers].some(({ type }) => type === "js")))
				client.hot.send({ type: "full-reload" });
			// The browser cannot replace markup outside islands, even if another page has loaded the module.
			else if (modules.some((each) => isInDocument(each))) client.hot.send(DOCUMENT_CHANGED, {});
			else client.hot.send(ISLANDS_CHANGED, namesAbove(modules));
		},
	};
}

/** Fails the build when a module imports the router, which would then load on every page with an island. */
const withoutRouter: Plugin = {
	name: "without-router",
	enforce: "pre",
	resolveId(id, importer) {
		if (/^react-router\b/.test(id)) this.error(`${importer} asks for ${id}, and documents have no router`);
	},
};

/** Whether the server imports the module outside of an island (folder `live`). */
function isInDocument(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
	if (seen.has(module) || module.file?.includes("/live/")) return false;
	seen.add(module);
	return module.importers.size === 0 || [...module.importers].some((each) => isInDocument(each, seen));
}

/** Base names of these modules and of all their importers on the server, islands included. */
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
				// The document lists an island's files and `island-element.ts` loads them. Later imports of an island preload
				// their dependencies.
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

/**
 * Scripts needed by each dynamic import of the start script, by base name of its source file. Islands are named after
 * their file.
 */
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
