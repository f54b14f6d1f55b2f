import { ensureBuild } from "./build.ts";
import { startDemoFeed } from "./demo-feed.ts";
import { importThrough } from "./import.ts";
import { findRunningSite, noteServer } from "./note.ts";
import { type localOptions, workerSettings } from "./options.ts";
import { ensureSecrets } from "./secrets.ts";
import { isPortFree, migrate, startServer } from "./server.ts";
import { StartError } from "./start-error.ts";

type Options = Omit<ReturnType<typeof localOptions>, "feedIsCrm">;

export type LocalSite = { origin: string; runId: string; ended: Promise<void>; stop(): Promise<void> };

/** `built` serves the build, `development` the sources. */
export type Mode = "built" | "development";

/** Starts the whole site locally: the Worker, and the stand-in for the agency's system unless another one is set. */
export async function startSite(options: Options, mode: Mode = "built"): Promise<LocalSite> {
	const running = await findRunningSite(options.stateDir);
	if (running) throw new StartError(`A site already runs on ${options.stateDir}, at ${running}/.`);
	if (!(await isPortFree(options.port))) {
		throw new StartError(`Port ${options.port} is taken. Set PORT to another one, as in PORT=${options.port + 1}.`);
	}
	ensureSecrets();
	const demo = options.feedUrl || options.isSentFiles ? null : await startDemoFeed(options);
	const feed = { url: options.feedUrl ?? demo?.url ?? "", token: options.feedToken };
	try {
		const settings = workerSettings(options.siteUrl, feed, demo?.settings);
		if (mode === "built") ensureBuild();
		migrate(options.stateDir);
		const { port, stateDir } = options;
		const server = await startServer({ port, stateDir, settings, development: mode === "development" });
		const forget = noteServer(options.stateDir, server);
		await demo?.announceTo?.(server.origin);
		return {
			origin: server.origin,
			runId: server.runId,
			ended: server.ended.then(async () => {
				forget();
				await demo?.close();
			}),
			stop: () => server.stop(),
		};
	} catch (error) {
		await demo?.close();
		throw error;
	}
}

/** @returns whether the import succeeded */
export async function importInto(
	origin: string,
	options: Options,
	print: (line: string) => void,
	rebuild = false,
): Promise<boolean> {
	return importThrough(origin, { feedUrl: options.feedUrl, feedToken: options.feedToken, rebuild }, print);
}
