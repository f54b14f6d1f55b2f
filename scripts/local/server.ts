import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";

/** The Worker as it runs on this machine. */
export type LocalServer = {
	/** The address it answers at, without a slash at the end. */
	origin: string;
	/** Ends the Worker and everything it started. */
	stop(): Promise<void>;
	/** Ends it at once, as a power cut would. */
	kill(): void;
	/** Resolves when it has ended, by itself or by `stop`. */
	ended: Promise<void>;
};

export type ServerOptions = {
	port: number;
	stateDir: string;
	/** Settings of the Worker; undefined ones are left out. */
	settings: Record<string, string | undefined>;
};

const databases = { LISTINGS: "listings", PERSONAL: "personal" };
const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 5_000;

export async function isPortFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", () => resolve(false));
		probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
	});
}

/** Applies the migrations that a state folder lacks. Its stamp saves the look when there is nothing new. */
export function migrate(stateDir: string): void {
	const files = globSync("migrations/*/*.sql").sort();
	const digest = createHash("sha256");
	for (const file of files) digest.update(readFileSync(file));
	const fingerprint = digest.digest("hex");
	const stamp = path.join(stateDir, "migrated");
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;
	console.log("Applying migrations");
	mkdirSync(stateDir, { recursive: true });
	for (const binding of Object.keys(databases)) {
		execFileSync("wrangler", ["d1", "migrations", "apply", binding, "--local", "--persist-to", stateDir], {
			stdio: ["ignore", "ignore", "inherit"],
		});
	}
	writeFileSync(stamp, fingerprint);
}

/** Starts the built Worker on loopback and waits until it answers. */
export async function startServer({ port, stateDir, settings }: ServerOptions): Promise<LocalServer> {
	const variables = Object.entries(settings).flatMap(([name, value]) =>
		value === undefined ? [] : ["--var", `${name}:${value}`],
	);
	const child = spawn(
		"wrangler",
		[
			"dev",
			...["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"],
			...["--persist-to", stateDir, "--show-interactive-dev-session=false", "--log-level", "error"],
			...variables,
		],
		// A group of its own, so that a stop reaches the runtime below it as well.
		{ stdio: ["ignore", "inherit", "inherit"], detached: true },
	);
	const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	const server = {
		origin: `http://127.0.0.1:${port}`,
		ended,
		stop: () => stop(child, ended),
		kill: () => signal(child, "SIGKILL"),
	};
	try {
		await untilReady(server.origin, ended);
		await fetch(`${server.origin}/dev/mailbox/delivery`, { method: "POST" }).catch(() => null);
	} catch (error) {
		await server.stop();
		throw error;
	}
	return server;
}

async function untilReady(origin: string, ended: Promise<void>): Promise<void> {
	const over = ended.then(() => true);
	const until = Date.now() + READY_TIMEOUT_MS;
	while (Date.now() < until) {
		const answer = await fetch(`${origin}/healthz`).catch(() => null);
		if (answer?.ok) return;
		if (await Promise.race([over, new Promise((resolve) => setTimeout(() => resolve(false), 150))])) break;
	}
	throw new Error(`The Worker does not answer at ${origin}.`);
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
	signal(child, "SIGTERM");
	const forced = setTimeout(() => signal(child, "SIGKILL"), STOP_TIMEOUT_MS);
	await ended;
	clearTimeout(forced);
	// What the Worker's own processes left behind, if anything.
	signal(child, "SIGKILL");
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
	try {
		if (child.pid) process.kill(-child.pid, name);
	} catch {
		// The group is gone already.
	}
}
