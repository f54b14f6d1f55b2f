import { spawn } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";

export type OtherWorld = { site: string; pid: number; close(): void };

/** Starts the Worker of another checkout, which has to have its packages installed. */
export async function startOtherWorld(checkout: string): Promise<OtherWorld> {
	const bin = path.join(checkout, "node_modules/.bin");
	const child = spawn(path.join(bin, "node"), [path.join(import.meta.dirname, "world-of.ts")], {
		cwd: checkout,
		stdio: ["pipe", "pipe", "inherit"],
		env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
	});
	for await (const line of createInterface({ input: child.stdout })) {
		if (!line.startsWith('{"site"')) continue;
		const { site, pid } = JSON.parse(line) as { site: string; pid: number };
		return { site, pid, close: () => child.stdin.end() };
	}
	throw new Error(`${checkout} did not start`);
}
