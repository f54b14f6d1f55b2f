import type { TestProject } from "vitest/node";
import { townArchive } from "../map/archive";
import { startTileServer } from "../map/tile-server";

/** Starts the server and makes the archives here: tests in the Worker's runtime can do neither. */
export default async function setup(project: TestProject): Promise<() => void> {
	const { origin, close } = await startTileServer();
	project.provide("tileServer", origin);
	project.provide("townArchive", townArchive().toString("base64"));
	project.provide("poorArchive", townArchive(["water"]).toString("base64"));
	return close;
}
