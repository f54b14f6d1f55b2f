import type { Plugin } from "vite";

type Manifest = { routes: Record<string, { parentId?: string; imports: string[] }> };

/** A module of the router's own, which may be renamed with any release. */
const SERVER_MANIFEST = "\0virtual:react-router/server-manifest";

/** What `app/routes.ts` calls the layout of the public pages. */
const DOCUMENTS = "layout";

/**
 * The router's own list of routes names the scripts of each, for its pages to fetch ahead. Documents have none of them
 * (docs/decisions/0120), and they are most routes: without their scripts the list is a third, in each isolate.
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
