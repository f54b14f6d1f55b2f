import type { TestProject } from "vitest/node";
import { startCrmService } from "../feed/crm-service";

/** Tests inside the Worker's runtime can start no server: one is started for them. */
export default async function setup(project: TestProject): Promise<() => void> {
	const { origin, close } = await startCrmService();
	project.provide("crmService", origin);
	return close;
}
