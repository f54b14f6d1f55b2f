/**
 * Runs a command that ends with the parent process. The standard input is a pipe from the parent, which closes even on
 * SIGKILL. Start this script as leader of a process group; the whole group ends.
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

// The command receives the group's signals itself; wait for its exit.
for (const name of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(name, () => undefined);

process.stdin.once("close", () => {
	process.kill(OWN_GROUP, "SIGTERM");
	setTimeout(() => process.kill(OWN_GROUP, "SIGKILL"), STOP_TIMEOUT_MS);
});
process.stdin.resume();
