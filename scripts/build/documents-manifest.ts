import type { Plugin } from "vite";

type Manifest = { routes: Record<string, { parentId?: string; imports: string[] }> };

/** Internal module of React Router; a release may rename it. */
const SERVER_MANIFEST = "\0virtual:react-router/server-manifest";

/** Id of the public pages' layout in `app/routes.ts`. */
const DOCUMENTS = "layout";

/**
 * Removes the script lists of documents from the router's server manifest. The router uses them for prefetching, and
 * documents never load its scripts (docs/decisions/0120). Most routes are documents: the manifest shrinks to a third,
 * in every isolate.
 */
export function documentsManifest(): Plugin {
	let isFound = false;
	return {
		name: "documents-manifest",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "ssr",
		async transform(code, id) {
			if (id !== SERVER_MANIFEST) return null;
			const { default: manifest } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
				default: Manifest;
			};
			const documents = Object.values(manifest.routes).filter(({ parentId }) => parentId === DOCUMENTS);
			if (documents.length === 0) throw new Error(`no route of the manifest stands under "${DOCUMENTS}"`);
			for (const route of documents) route.imports = [];
			isFound = true;
			return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(manifest))});`, map: null };
		},
		generateBundle() {
			if (!isFound) this.error(`${SERVER_MANIFEST.slice(1)} is not in the Worker: how does the router call it now?`);
		},
	};
}
