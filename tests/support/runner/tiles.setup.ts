import type { TestProject } from "vitest/node";
import { townArchive } from "../map/archive";
import { startTileServer } from "../map/tile-server";

/** Tests inside the Worker's runtime can start no server and make no archive: both are made for them. */
export default async function setup(project: TestProject): Promise<() => void> {
	const { origin, close } = await startTileServer();
	project.provide("tileServer", origin);
	project.provide("townArchive", townArchive().toString("base64"));
	project.provide("poorArchive", townArchive(["water"]).toString("base64"));
	return close;
}
