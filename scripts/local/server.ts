import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash, randomInt, randomUUID } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import process from "node:process";
import { ownBuild } from "./build.ts";
import { developmentEnvironment } from "./development.ts";
import { writeFileAtomic } from "./kept-file.ts";
import { isAnswering } from "./note.ts";

/** Worker running on this machine. */
export type LocalServer = {
	/** Origin, without a trailing slash. */
	origin: string;
	/** Id of this start; `/dev/run` returns it. */
	runId: string;
	/** Stops the Worker and all its processes. */
	stop(): Promise<void>;
	/** Kills it at once, like a power cut. */
	kill(): void;
	/** Resolves after the Worker has ended, by itself or by `stop`. */
	ended: Promise<void>;
};

export type ServerOptions = {
	port: number;
	stateDir: string;
	/** Settings of the Worker; undefined ones are omitted. */
	settings: Record<string, string | undefined>;
	/** Serves the sources with hot module replacement instead of the build. */
	development?: boolean;
};

const APPLY_MIGRATIONS = path.join(import.meta.dirname, "apply-migrations.ts");
const RUN_WITH_PARENT = path.join(import.meta.dirname, "run-with-parent.ts");
const READY_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 5_000;

export async function isPortFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", () => resolve(false));
		probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
	});
}

/** Below the ephemeral ports, which an outgoing connection could take before a server listens. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
let lastTried = randomInt(FIRST_PORT, LAST_PORT);

/** Returns a free loopback port, a different one at each call. */
export async function freePort(): Promise<number> {
	lastTried = lastTried === LAST_PORT ? FIRST_PORT : lastTried + 1;
	const port = lastTried;
	const probe = createServer();
	const isFree = await new Promise<boolean>((resolve) => {
		probe.once("error", () => resolve(false));
		probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
	});
	return isFree ? port : freePort();
}

/** Applies missing migrations to a state folder. A stamp file skips the check when there are no new ones. */
export function migrate(stateDir: string): void {
	const files = globSync("migrations/*/*.sql").sort();
	const digest = createHash("sha256");
	for (const file of files) digest.update(readFileSync(file));
	const fingerprint = digest.digest("hex");
	const stamp = path.join(stateDir, "migrated");
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;
	console.log("Applying migrations");
	mkdirSync(stateDir, { recursive: true });
	execFileSync(process.execPath, [APPLY_MIGRATIONS, stateDir], { stdio: ["ignore", "ignore", "inherit"] });
	writeFileAtomic(stamp, fingerprint);
}

/** Starts the Worker on loopback and waits until it answers. */
export async function startServer(options: ServerOptions): Promise<LocalServer> {
	const { port } = options;
	const runId = randomUUID();
	const settings = { ...options.settings, RUN_ID: runId };
	const { command, args, env } = serverCommand({ ...options, settings });
	const child = spawn(process.execPath, [RUN_WITH_PARENT, command, ...args], {
		// The child ends when this pipe closes, i.e. when this process ends.
		stdio: ["pipe", "inherit", "inherit"],
		env: { ...process.env, ...env },
		// Own process group, so that a stop also reaches the runtime.
		detached: true,
	});
	const ended = new Promise<void>((resolve) => {
		child.once("exit", () => {
			// Kill remaining processes of the group.
			signal(child, "SIGKILL");
			resolve();
		});
	});
	const server = {
		origin: `http://127.0.0.1:${port}`,
		runId,
		ended,
		stop: () => stop(child, ended),
		kill: () => signal(child, "SIGKILL"),
	};
	try {
		await untilReady(server.origin, runId, ended);
		await fetch(`${server.origin}/dev/mailbox/delivery`, { method: "POST" }).catch(() => null);
	} catch (error) {
		await server.stop();
		throw error;
	}
	return server;
}

type Command = { command: string; args: string[]; env: Record<string, string> };

function serverCommand({ port, stateDir, settings, development }: ServerOptions): Command {
	const address = ["--port", String(port)];
	if (development) {
		const args = ["dev", "--host", "127.0.0.1", "--strictPort", ...address, "--logLevel", "warn"];
		return { command: "react-router", args, env: developmentEnvironment(stateDir, settings) };
	}
	const variables = Object.entries(settings).flatMap(([name, value]) =>
		value === undefined ? [] : ["--var", `${name}:${value}`],
	);
	const args = [
		"dev",
		...["--config", ownBuild(path.join(stateDir, "site"))],
		...["--ip", "127.0.0.1", ...address, "--inspector-port", "0"],
		...["--persist-to", stateDir, "--show-interactive-dev-session=false", "--log-level", "error"],
		...variables,
	];
	return { command: "wrangler", args, env: {} };
}

/** @param runId distinguishes this Worker from another one at the same origin */
async function untilReady(origin: string, runId: string, ended: Promise<void>): Promise<void> {
	const over = ended.then(() => true);
	const until = Date.now() + READY_TIMEOUT_MS;
	while (Date.now() < until) {
		if (await isAnswering(origin, runId)) return;
		if (await Promise.race([over, new Promise((resolve) => setTimeout(() => resolve(false), 150))])) break;
	}
	throw new Error(`The Worker does not answer at ${origin}.`);
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
	signal(child, "SIGTERM");
	const forced = setTimeout(() => signal(child, "SIGKILL"), STOP_TIMEOUT_MS);
	await ended;
	clearTimeout(forced);
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
	try {
		if (child.pid) process.kill(-child.pid, name);
	} catch {
		// The group has already ended.
	}
}
