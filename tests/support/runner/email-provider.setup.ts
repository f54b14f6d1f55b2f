import type { TestProject } from "vitest/node";
import { startEmailProvider } from "../email/email-provider";

/** Tests inside the Worker's runtime can start no server: one is started for them. */
export default async function setup(project: TestProject): Promise<() => void> {
	const { origin, close } = await startEmailProvider();
	project.provide("emailProvider", origin);
	return close;
}
