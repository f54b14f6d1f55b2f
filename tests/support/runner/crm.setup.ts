import type { TestProject } from "vitest/node";
import { startCrmService } from "../feed/crm-service";

/** Starts the server here: tests in the Worker's runtime cannot start one. */
export default async function setup(project: TestProject): Promise<() => void> {
	const { origin, close } = await startCrmService();
	project.provide("crmService", origin);
	return close;
}
