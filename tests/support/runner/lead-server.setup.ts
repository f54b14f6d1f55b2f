import type { TestProject } from "vitest/node";
import { startLeadServer } from "../../../demo/crm/leads/lead-server";

/** Starts the server here: tests in the Worker's runtime cannot start one. */
export default async function setup(project: TestProject): Promise<() => void> {
	const { origin, close } = await startLeadServer();
	project.provide("leadServer", origin);
	return close;
}
