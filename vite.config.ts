import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { completeTexts } from "./scripts/build/complete-texts.ts";
import { islands } from "./scripts/build/islands.ts";
import { developmentWorker } from "./scripts/local/development.ts";

/** For scripts and style sheets; docs/decisions/0057 says what happens below. */
const oldestBrowsers = ["chrome111", "edge111", "firefox114", "safari16.4"];

/** Where the development server looks for packages at its start: one that it finds later reloads every open page. */
const optimizeDeps = { entries: ["app/**/*.{ts,tsx}", "!**/*.test.*"] };

// The map, in its own frame, is the largest.
const build = { target: oldestBrowsers, sourcemap: false, chunkSizeWarningLimit: 1_400 };

/**
 * Parsers that no code of ours reaches: `sanitize-html` has one for `style` attributes, of which none is allowed, and
 * `pdf-lib` one for SVG.
 */
const unusedParsers = ["postcss", "node-html-better-parser"];

const withoutUnusedParsers: Plugin = {
	name: "without-unused-parsers",
	apply: "build",
	enforce: "pre",
	applyToEnvironment: ({ name }) => name === "ssr",
	resolveId: (id) => (unusedParsers.includes(id) ? `\0${id}` : null),
	load: (id) => (unusedParsers.includes(id.slice(1)) ? "export const parse = null, NodeType = null;" : null),
};

export default defineConfig({
	plugins: [
		withoutUnusedParsers,
		completeTexts(),
		islands({ build }),
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
