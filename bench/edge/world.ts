import { randomBytes } from "node:crypto";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { build } from "vite";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { startCrm } from "../../demo/feed-server.ts";
import { ensureBuild } from "../../scripts/local/build.ts";
import { importThrough } from "../../scripts/local/import.ts";
import { freePort, migrate } from "../../scripts/local/server.ts";
import { CAPTCHA_ANSWER } from "./steady.ts";

/** The built Worker and its baselines, each on its own socket, without a development proxy. */
export type World = {
	/** The Worker as deployed. */
	site: string;
	/** The same Worker; its database answers from memory. */
	remembering: string;
	/** A Hono app that only returns the same bytes. */
	bare: string;
	/** The same Worker in isolates that have served no request yet. */
	cold: readonly string[];
	/** A Worker without modules that queries the same database and bucket, in equally cold isolates. */
	bareCold: readonly string[];
	/** `bareRouter` in equally cold isolates. */
	bareRouterCold: readonly string[];
	/** A page of 24 small cards, rendered only by the router. */
	bareRouter: string;
	/** Inspector URL of the runtime, to measure heaps. */
	inspector: string;
	/** Process id of the runtime, to measure memory. */
	pid: number;
	importMilliseconds: number;
	close(): Promise<void>;
};

const SERVER = "build/server";

/** ES modules of the built Worker, the entry first. */
function builtModules(): { type: "ESModule"; path: string; contents: string }[] {
	return globSync("**/*.js", { cwd: SERVER })
		.sort((one) => (one === "index.js" ? -1 : 1))
		.map((file) => moduleOf(path.resolve(SERVER, file), readFileSync(path.join(SERVER, file), "utf8")));
}

function moduleOf(file: string, contents: string) {
	return { type: "ESModule" as const, path: file, contents };
}

/** Bundles one file of the bench with its dependencies. */
async function bundled(file: string, outDir: string): Promise<string> {
	await build({
		configFile: false,
		logLevel: "error",
		build: {
			outDir,
			emptyOutDir: false,
			minify: true,
			lib: { entry: path.resolve("bench/edge", file), formats: ["es"], fileName: () => "worker.js" },
			rolldownOptions: { external: ["./index.js", "cloudflare:workers"] },
		},
	});
	return readFileSync(path.join(outDir, "worker.js"), "utf8");
}

/** Makes the round trips that a cold isolate's page may make, and reads a piece of the index. */
const BARE_COLD = `export default { async fetch(_, env) {
	const session = env.LISTINGS.withSession();
	for (let batch = 0; batch < 2; batch += 1) await session.batch([session.prepare("SELECT max(seq) FROM changes")]);
	const { objects: [piece] } = await env.PRIVATE.list({ prefix: "search/", limit: 1 });
	await (await env.PRIVATE.get(piece.key)).arrayBuffer();
	return new Response("read");
} };`;

/** @param coldIsolates number of isolates of each kind that start and wait */
export async function startWorld(coldIsolates = 0): Promise<World> {
	ensureBuild();
	const folder = mkdtempSync(path.join(tmpdir(), "meridiaan-bench-"));
	const state = path.join(folder, "state");
	mkdirSync(state);
	migrate(state);
	const [sitePort, rememberingPort, barePort, routerPort] = [
		await freePort(),
		await freePort(),
		await freePort(),
		await freePort(),
	];
	const origin = `http://127.0.0.1:${sitePort}`;
	const crm = await startCrm({ port: 0, siteOrigin: origin });
	const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(SERVER, "wrangler.json"));
	const { modulesRules: _rules, assets: _assets, ...options } = workerOptions;
	const bindings = {
		ENVIRONMENT: "local",
		SITE_URL: origin,
		FEED_URL: crm.url,
		CAPTCHA_TEST_ANSWER: CAPTCHA_ANSWER,
		...Object.fromEntries(
			["SESSION_SECRET", "LINK_SECRET", "LOCATION_SECRET"].map((name) => [name, randomBytes(32).toString("hex")]),
		),
	};
	const socket = (port: number) => ({ unsafeDirectSockets: [{ host: "127.0.0.1", port }] });
	const modules = builtModules();
	const remembering = await bundled("remembering.ts", path.join(folder, "remembering"));
	const bare = await bundled("bare.ts", path.join(folder, "bare"));
	const bareRouter = await bundled("bare-router.tsx", path.join(folder, "bare-router"));
	const worker = (name: string, port: number) => ({
		...options,
		bindings: { ...(options.bindings as object | undefined), ...bindings },
		name,
		modulesRoot: path.resolve(SERVER),
		...socket(port),
	});
	// Chosen last: a free port is not reserved, and the servers started above take ports too.
	const coldPorts = await Promise.all(Array.from({ length: coldIsolates }, freePort));
	const bareColdPorts = await Promise.all(Array.from({ length: coldIsolates }, freePort));
	const routerColdPorts = await Promise.all(Array.from({ length: coldIsolates }, freePort));
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			host: "127.0.0.1",
			port: 0,
			cf: false,
			inspectorPort: 0,
			log: new Log(LogLevel.ERROR),
			resourcePersistencePath: path.join(state, "v3"),
			workers: [
				{ ...worker("site", sitePort), modules, unsafeInspectorProxy: true },
				{
					...worker("remembering", rememberingPort),
					queueConsumers: [],
					modules: [moduleOf(path.resolve(SERVER, "remembering.js"), remembering), ...modules],
				},
				...coldPorts.map((port, index) => ({ ...worker(`cold-${index}`, port), queueConsumers: [], modules })),
				...bareColdPorts.map((port, index) => ({
					...worker(`bare-cold-${index}`, port),
					queueConsumers: [],
					modules: [moduleOf(path.resolve(SERVER, "bare-cold.js"), BARE_COLD)],
				})),
				...[
					{ name: "bare", script: bare, port: barePort },
					{ name: "bare-router", script: bareRouter, port: routerPort },
					...routerColdPorts.map((port, index) => ({ name: `bare-router-cold-${index}`, script: bareRouter, port })),
				].map(({ name, script, port }) => ({
					name,
					compatibilityDate: options.compatibilityDate,
					compatibilityFlags: options.compatibilityFlags,
					modulesRoot: "/",
					modules: [moduleOf(`/${name}.js`, script)],
					...socket(port),
				})),
			],
		} as never),
	);
	await miniflare.ready;
	const started = performance.now();
	if (!(await importThrough(origin, {}, () => undefined))) throw new Error("the demo feed could not be imported");
	return {
		site: origin,
		remembering: `http://127.0.0.1:${rememberingPort}`,
		cold: coldPorts.map((port) => `http://127.0.0.1:${port}`),
		bareCold: bareColdPorts.map((port) => `http://127.0.0.1:${port}`),
		bareRouterCold: routerColdPorts.map((port) => `http://127.0.0.1:${port}/`),
		bare: `http://127.0.0.1:${barePort}`,
		bareRouter: `http://127.0.0.1:${routerPort}/`,
		inspector: (await miniflare.getInspectorURL()).href,
		pid: runtimePid(),
		importMilliseconds: performance.now() - started,
		async close() {
			await miniflare.dispose();
			await crm.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Process id of the Worker runtime started by this process. */
function runtimePid(): number {
	for (const file of globSync("/proc/[0-9]*/stat")) {
		const [pid = "", rest = ""] = [path.basename(path.dirname(file)), readText(file)];
		const parent = /\) \S (\d+)/.exec(rest)?.[1];
		if (Number(parent) === process.pid && rest.includes("(workerd)")) return Number(pid);
	}
	return 0;
}

function readText(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}

/** Resident memory of a process in MB; 0 where the system does not report it. */
export function memoryOf(pid: number): number {
	return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0) / 1_024);
}
