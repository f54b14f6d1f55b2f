import type { TestProject } from "vitest/node";
import { startLeadServer } from "../../../demo/crm/leads/lead-server";

/** Tests inside the Worker's runtime can start no server: one is started for them. */
export default async function setup(project: TestProject): Promise<() => void> {
	const { origin, close } = await startLeadServer();
	project.provide("leadServer", origin);
	return close;
}
