/**
 * Runs a command that ends with the process that started this one, even by SIGKILL: then the pipe to the standard input
 * closes. Start it at the head of a process group; the whole group ends.
 */
import { spawn } from "node:child_process";
import process from "node:process";

const STOP_TIMEOUT_MS = 5_000;
const OWN_GROUP = 0;

const [command = "", ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });

child.once("error", (error) => {
	console.error(error.message);
	process.exit(1);
});
child.once("exit", (code) => process.exit(code ?? 1));

// The command gets the group's signals itself; its exit is waited for.
for (const name of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(name, () => undefined);

process.stdin.once("close", () => {
	process.kill(OWN_GROUP, "SIGTERM");
	setTimeout(() => process.kill(OWN_GROUP, "SIGKILL"), STOP_TIMEOUT_MS);
});
process.stdin.resume();
