import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { ensureBuild } from "./build.ts";
import { startDemoFeed } from "./demo-feed.ts";
import { importThrough } from "./import.ts";
import { type localOptions, workerSettings } from "./options.ts";
import { isPortFree, migrate, startServer } from "./server.ts";

type Options = Omit<ReturnType<typeof localOptions>, "feedIsCrm">;

export type LocalSite = { origin: string; ended: Promise<void>; stop(): Promise<void> };

/** A reason that the person who starts the site can act on, in one line. */
export class StartError extends Error {}

/** The whole site on this machine: the agency's system (the demo's, unless another is named) and the Worker. */
export async function startSite(options: Options): Promise<LocalSite> {
	if (!(await isPortFree(options.port))) {
		throw new StartError(`Port ${options.port} is taken. Set PORT to another one: PORT=8788 npm start`);
	}
	ensureBuild();
	migrate(options.stateDir);
	const demo = options.feedUrl ? null : await startDemoFeed(options);
	const feed = { url: options.feedUrl ?? demo?.url ?? "", token: options.feedToken };
	try {
		const server = await startServer({
			port: options.port,
			stateDir: options.stateDir,
			settings: { ...workerSettings(options.siteUrl, feed), ...demo?.settings },
		});
		const forget = remember(options.stateDir, server.origin);
		return {
			origin: server.origin,
			ended: server.ended,
			async stop() {
				forget();
				await server.stop();
				await demo?.close();
			},
		};
	} catch (error) {
		await demo?.close();
		throw error;
	}
}

function noteOf(stateDir: string): string {
	return path.join(stateDir, "server.json");
}

/** Leaves a note of the running site in its state folder, so that a hand-made import finds it. */
function remember(stateDir: string, origin: string): () => void {
	mkdirSync(stateDir, { recursive: true });
	writeFileSync(noteOf(stateDir), JSON.stringify({ origin, pid: process.pid }));
	return () => rmSync(noteOf(stateDir), { force: true });
}

/** The site that runs on a state folder now, if any. */
export async function findRunningSite(stateDir: string): Promise<string | null> {
	if (!existsSync(noteOf(stateDir))) return null;
	const { origin } = JSON.parse(readFileSync(noteOf(stateDir), "utf8")) as { origin: string };
	const answer = await fetch(`${origin}/healthz`).catch(() => null);
	return answer ? origin : null;
}

/** @returns whether the import was carried out */
export async function importInto(origin: string, options: Options, print: (line: string) => void): Promise<boolean> {
	return importThrough(origin, { feedUrl: options.feedUrl, feedToken: options.feedToken }, print);
}
