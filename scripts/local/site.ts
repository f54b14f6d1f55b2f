import process from "node:process";
import { ensureBuild, ensureSecrets } from "./build.ts";
import { startDemoFeed } from "./demo-feed.ts";
import { importThrough } from "./import.ts";
import { findRunningSite, noteServer } from "./note.ts";
import { type localOptions, workerSettings } from "./options.ts";
import { isPortFree, migrate, startServer } from "./server.ts";

type Options = Omit<ReturnType<typeof localOptions>, "feedIsCrm">;

export type LocalSite = { origin: string; runId: string; ended: Promise<void>; stop(): Promise<void> };

/** Serve what was built, as the platform would, or the sources, as `npm run dev` does. */
export type Mode = "built" | "development";

/** A reason that the person who starts the site can act on, in one line. */
export class StartError extends Error {}

/** The whole site on this machine: the agency's system (the demo's, unless another is named) and the Worker. */
export async function startSite(options: Options, mode: Mode = "built"): Promise<LocalSite> {
	const running = await findRunningSite(options.stateDir);
	if (running) throw new StartError(`A site already runs on ${options.stateDir}, at ${running}/.`);
	if (!(await isPortFree(options.port))) {
		throw new StartError(`Port ${options.port} is taken. Set PORT to another one, as in PORT=${options.port + 1}.`);
	}
	if (mode === "built") ensureBuild();
	else ensureSecrets();
	migrate(options.stateDir);
	// A site that is sent its files has no address to ask.
	const isSent = process.env.FEED_KIND === "openimmo";
	const demo = options.feedUrl || isSent ? null : await startDemoFeed(options);
	const feed = { url: options.feedUrl ?? demo?.url ?? "", token: options.feedToken };
	try {
		const server = await startServer({
			port: options.port,
			stateDir: options.stateDir,
			settings: { ...workerSettings(options.siteUrl, feed), ...demo?.settings },
			development: mode === "development",
		});
		const forget = noteServer(options.stateDir, server);
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

/** @returns whether the import was carried out */
export async function importInto(
	origin: string,
	options: Options,
	print: (line: string) => void,
	rebuild = false,
): Promise<boolean> {
	return importThrough(origin, { feedUrl: options.feedUrl, feedToken: options.feedToken, rebuild }, print);
}
