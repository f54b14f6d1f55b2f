import { spawn } from "node:child_process";
import process from "node:process";

/** Runs a command to its end. @returns whether it succeeded */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
	const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } });
	return new Promise((resolve) => {
		child.once("error", () => resolve(false));
		child.once("exit", (code) => resolve(code === 0));
	});
}
