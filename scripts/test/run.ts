import { spawn } from "node:child_process";
import process from "node:process";

/**
 * Runs a command.
 * @returns whether it succeeded
 */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
	const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } });
	return new Promise((resolve) => {
		child.once("error", () => resolve(false));
		child.once("exit", (code) => resolve(code === 0));
	});
}

/**
 * Runs a command concurrently with others and prints its output at the end, in one piece.
 * @returns whether it succeeded
 */
export function runBeside(command: string, args: readonly string[]): Promise<boolean> {
	const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (part: string) => {
			printed += part;
		});
	}
	return new Promise((resolve) => {
		child.once("error", () => resolve(false));
		child.once("close", (code) => {
			process.stdout.write(printed);
			resolve(code === 0);
		});
	});
}
