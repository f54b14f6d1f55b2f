import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import type { World } from "../edge/world.ts";

/** Runs the Worker of the checkout in the working directory until stdin ends. Prints `{ site, pid }` on one line. */
const { startWorld } = (await import(pathToFileURL(path.resolve("bench/edge/world.ts")).href)) as {
	startWorld(): Promise<World>;
};
const world = await startWorld();
process.stdout.write(`\n${JSON.stringify({ site: world.site, pid: world.pid })}\n`);
process.stdin.resume();
await new Promise((resolve) => process.stdin.once("end", resolve));
await world.close();
process.exit();
