import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [tailwindcss(), cloudflare({ viteEnvironment: { name: "ssr" } }), reactRouter()],
	environments: {
		// The Worker is bundled here once; wrangler uploads it as it is and would not make it smaller.
		ssr: { build: { minify: true, sourcemap: true } },
	},
	build: { sourcemap: false, chunkSizeWarningLimit: 1_200 },
});
