import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { completeTexts } from "./scripts/build/complete-texts.ts";
import { documentsManifest } from "./scripts/build/documents-manifest.ts";
import { islands } from "./scripts/build/islands.ts";
import { developmentWorker } from "./scripts/local/development.ts";

/** For scripts and style sheets; docs/decisions/0057 says what happens below. */
const oldestBrowsers = ["chrome111", "edge111", "firefox114", "safari16.4"];

/** Where the development server looks for packages at its start: one that it finds later reloads every open page. */
const optimizeDeps = { entries: ["app/**/*.{ts,tsx}", "!**/*.test.*"] };

// The map, in its own frame, is the largest.
const build = { target: oldestBrowsers, sourcemap: false, chunkSizeWarningLimit: 1_400 };

/**
 * What packages import and no code of ours reaches: of `sanitize-html` the parser of `style` attributes, of which none is
 * allowed; of `pdf-lib` the parser of SVG, colours by name, what PDF/A and XFA escape, and the fonts that no paper has.
 */
const unusedPackages = ["postcss", "node-html-better-parser", "culori", "html-entities"];
const unusedFont = /^\.\/(?!Helvetica\.|Helvetica-Bold\.|Times-Roman\.|all-encodings\.)[\w-]+\.compressed\.json$/;
const UNUSED = "\0unused";

/** In the place of all of them: whoever does reach one reads which list to look at. A font is asked for its length first. */
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
		// The Worker is bundled here once; wrangler uploads it as it is and would not make it smaller.
		ssr: {
			optimizeDeps: { entries: [...optimizeDeps.entries, "worker/index.ts"] },
			build: { minify: true, sourcemap: true },
		},
		client: { optimizeDeps },
	},
	build,
});
