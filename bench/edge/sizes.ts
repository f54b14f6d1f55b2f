import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const CLIENT = "build/client";

/** The screens whose first load is measured, by the id of their route. */
export const screens = { home: "nl/", list: "nl/for-sale/", property: "nl/sale", project: "nl/project" } as const;
export type Screen = keyof typeof screens;

type Route = { parentId?: string; module: string; imports?: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

/** What React Router itself reads to know which files a page starts with. */
function readManifest(): Manifest {
	const [file, ...others] = globSync(`${CLIENT}/assets/manifest-*.js`);
	if (!file || others.length > 0) throw new Error("build/client holds no build, or more than one");
	const text = readFileSync(file, "utf8");
	return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
}

function gzipped(address: string): number {
	return gzipSync(readFileSync(path.join(CLIENT, address)), { level: 9 }).byteLength;
}

/** Files that a page of a route loads before anybody touches it, texts of its language aside. */
export function firstFiles(screen: Screen): string[] {
	const { entry, routes } = readManifest();
	const files = new Set([entry.module, ...entry.imports]);
	let route: Route | undefined = routes[screens[screen]];
	if (!route) throw new Error(`no route ${screens[screen]}`);
	while (route) {
		for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
		route = route.parentId === undefined ? undefined : routes[route.parentId];
	}
	return [...files].sort();
}

/** Bytes of JavaScript, gzipped, that a screen loads first. */
export function firstLoad(screen: Screen): number {
	return firstFiles(screen).reduce((sum, file) => sum + gzipped(file), 0);
}

/**
 * Bytes, gzipped, that the first page of an empty app of this stack loads: React, React Router and i18next at the
 * versions of package.json, a root, a layout and a page of one translated sentence, built by `react-router build` as it
 * comes. Measured by the same count and carried on by what the file of the framework grew by with React Router 8.5.1, 3,678 bytes. No page that is hydrated can have less.
 */
export const BARE_APP = 134_529;

/** Bytes, gzipped, of the file that holds the framework and nothing of ours (`framework` in vite.config.ts). */
export function frameworkSize(): number {
	const [file, ...others] = globSync(`${CLIENT}/assets/framework-*.js`);
	if (!file || others.length > 0) throw new Error("build/client holds no file of the framework, or more than one");
	return gzipped(`/assets/${path.basename(file)}`);
}
