import { spawnSync } from "node:child_process";

/**
 * Runs wrangler with its output on the terminal.
 * @throws DeployError when it fails
 */
export function wrangler(...args: string[]): void {
	const { status } = spawnSync("wrangler", args, { stdio: "inherit" });
	if (status !== 0) throw new DeployError(`wrangler ${args.join(" ")} failed`);
}

/**
 * Returns the output of a wrangler command.
 * @throws DeployError when it fails
 */
export function wranglerText(...args: string[]): string {
	const { status, stdout, stderr } = spawnSync("wrangler", args, { encoding: "utf8" });
	if (status !== 0) throw new DeployError(`wrangler ${args.join(" ")} failed\n${stderr || stdout}`);
	return stdout;
}

export function wranglerJson<Result>(...args: string[]): Result {
	const text = wranglerText(...args);
	return JSON.parse(text.slice(text.search(/[[{]/))) as Result;
}

/** Error that the person who deploys can act on. */
export class DeployError extends Error {}
