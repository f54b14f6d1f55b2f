import type { Plugin } from "vite";

type Manifest = { routes: Record<string, { parentId?: string; imports: string[] }> };

/** What `app/routes.ts` calls the layout of the public pages. */
const DOCUMENTS = "layout";

/**
 * The router's own list of routes names the scripts of each, for its pages to fetch ahead. Documents have none of them
 * (docs/decisions/0120), and they are most routes: without their scripts the list is a third, in each isolate.
 */
export function documentsManifest(): Plugin {
	return {
		name: "documents-manifest",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "ssr",
		async transform(code, id) {
			if (id !== "\0virtual:react-router/server-manifest") return null;
			const { default: manifest } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
				default: Manifest;
			};
			for (const route of Object.values(manifest.routes)) if (route.parentId === DOCUMENTS) route.imports = [];
			return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(manifest))});`, map: null };
		},
	};
}
