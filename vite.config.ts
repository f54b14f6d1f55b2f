import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { completeTexts } from "./scripts/build/complete-texts.ts";
import { documentsManifest } from "./scripts/build/documents-manifest.ts";
import { islands } from "./scripts/build/islands.ts";
import { developmentWorker } from "./scripts/local/development.ts";

/** Targets for scripts and style sheets. docs/decisions/0057 describes older browsers. */
const oldestBrowsers = ["chrome111", "edge111", "firefox114", "safari16.4"];

/** Entries that the development server scans for packages at startup: a package found later reloads every open page. */
const optimizeDeps = { entries: ["app/**/*.{ts,tsx}", "!**/*.test.*"] };

// The limit fits the largest chunk, the map in its own frame.
const build = { target: oldestBrowsers, sourcemap: false, chunkSizeWarningLimit: 1_400 };

/**
 * Dependencies that our code never reaches. `sanitize-html`: the parser of `style` attributes, which are never allowed.
 * `pdf-lib`: the SVG parser, colour names, PDF/A and XFA escaping, and fonts that no document uses.
 */
const unusedPackages = ["postcss", "node-html-better-parser", "culori", "html-entities"];
const unusedFont = /^\.\/(?!Helvetica\.|Helvetica-Bold\.|Times-Roman\.|all-encodings\.)[\w-]+\.compressed\.json$/;
const UNUSED = "\0unused";

/** Replaces all of them: its error names this list. pdf-lib reads the length of a font first. */
const unused = `
	const unused = () => { throw new Error("left out of the Worker by vite.config.ts"); };
	export default { get length() { return unused(); } };
	export const parse = unused, encode = unused, converter = () => unused, NodeType = null;
`;

const withoutUnusedParts: Plugin = {
	name: "without-unused-parts",
	apply: "build",
	enforce: "pre",
	applyToEnvironment: ({ name }) => name === "ssr",
	resolveId: (id) => (unusedPackages.includes(id) || unusedFont.test(id) ? UNUSED : null),
	load: (id) => (id === UNUSED ? unused : null),
};

export default defineConfig({
	plugins: [
		withoutUnusedParts,
		completeTexts(),
		islands({ build }),
		documentsManifest(),
		tailwindcss(),
		cloudflare({ viteEnvironment: { name: "ssr" }, ...developmentWorker() }),
		reactRouter(),
	],
	environments: {
		// Bundled and minified here: wrangler uploads the result unchanged.
		ssr: {
			optimizeDeps: { entries: [...optimizeDeps.entries, "worker/index.ts"] },
			build: { minify: true, sourcemap: true },
		},
		client: { optimizeDeps },
	},
	build,
});
