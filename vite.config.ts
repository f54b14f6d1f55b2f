import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { completeTexts } from "./scripts/build/complete-texts.ts";
import { developmentWorker } from "./scripts/local/development.ts";

/** For scripts and style sheets; docs/decisions/0057 says what happens below. */
const oldestBrowsers = ["chrome111", "edge111", "firefox114", "safari16.4"];

/** What every page needs before its own code: React, React Router and i18next. It changes with the packages alone. */
const framework =
	/node_modules[\\/](?:react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store|html-parse-stringify|void-elements|cookie|set-cookie-parser)[\\/]|vite[\\/]preload-helper/;

/** What stands around every page and is awake from the start. */
const layout =
	/[\\/]app[\\/](?:features[\\/](?:layout[\\/](?!footer-content)|consent[\\/]consent-(?:banner|store)|analytics|content[\\/]service-list)|i18n[\\/]instance)/;

/** What pages to read are made of; forms with their controls, dates, the portal and the desk have chunks of their own. */
const reading =
	/[\\/]app[\\/](?!(?:domain|features|routes)[\\/](?:forms|portal|consent|desk)[\\/]|domain[\\/](?:agency|viewings|content|formatting[\\/]dates)|ui[\\/](?:field|inputs|choices)|features[\\/]layout[\\/]footer-content).*\.tsx?$/;

/** What lists need beside that before anybody touches them. */
const lists =
	/[\\/]app[\\/](?:domain[\\/]search[\\/]|features[\\/]search[\\/](?:filter-counts|filters-id|search-address)|ui[\\/](?:popover|pagination))/;

/** What the screens of a property and of a project begin with. */
const sections =
	/[\\/]app[\\/]features[\\/](?:property[\\/](?:section|description[\\/]rich-text)|media[\\/](?:gallery|no-photographs))\.tsx$/;

/** Modules of ours that so many screens use go together: one file packs better than thirty, and is asked for once. */
const SCREENS_THAT_SHARE = 8;

/** What sleeps on one page may be the whole of another. */
const checks = { ineffectiveDynamicImport: false };

/** Where the development server looks for packages at its start: one that it finds later reloads every open page. */
const optimizeDeps = { entries: ["app/**/*.{ts,tsx}", "!**/*.test.*"] };

export default defineConfig({
	plugins: [
		completeTexts(),
		tailwindcss(),
		cloudflare({ viteEnvironment: { name: "ssr" }, ...developmentWorker() }),
		reactRouter(),
	],
	environments: {
		// The Worker is bundled here once; wrangler uploads it as it is and would not make it smaller.
		ssr: {
			optimizeDeps: { entries: [...optimizeDeps.entries, "worker/index.ts"] },
			build: { minify: true, sourcemap: true, rolldownOptions: { checks } },
		},
		client: {
			optimizeDeps,
			build: {
				rolldownOptions: {
					checks,
					output: {
						codeSplitting: {
							groups: [
								{ name: "framework", test: framework, priority: 2 },
								{ name: "layout", test: layout, priority: 1 },
								{ name: "shared", test: reading, minShareCount: SCREENS_THAT_SHARE, priority: 1 },
								{ name: "lists", test: lists, minShareCount: 2 },
								{ name: "sections", test: sections },
							],
						},
					},
				},
			},
		},
	},
	// The map, in its own frame, is the largest.
	build: { target: oldestBrowsers, sourcemap: false, chunkSizeWarningLimit: 1_400 },
});
