import { spawnSync } from "node:child_process";

/** Runs wrangler where everybody can see it. @throws when it fails */
export function wrangler(...args: string[]): void {
	const { status } = spawnSync("wrangler", args, { stdio: "inherit" });
	if (status !== 0) throw new DeployError(`wrangler ${args.join(" ")} failed`);
}

/** What a wrangler command prints. @throws when it fails */
export function wranglerText(...args: string[]): string {
	const { status, stdout, stderr } = spawnSync("wrangler", args, { encoding: "utf8" });
	if (status !== 0) throw new DeployError(`wrangler ${args.join(" ")} failed\n${stderr || stdout}`);
	return stdout;
}

export function wranglerJson<Result>(...args: string[]): Result {
	const text = wranglerText(...args);
	return JSON.parse(text.slice(text.search(/[[{]/))) as Result;
}

/** Something that the person who deploys can act on. */
export class DeployError extends Error {}
