import type { TestProject } from "vitest/node";
import { startEmailProvider } from "../email/email-provider";

/** Starts the server here: tests in the Worker's runtime cannot start one. */
export default async function setup(project: TestProject): Promise<() => void> {
	const { origin, close } = await startEmailProvider();
	project.provide("emailProvider", origin);
	return close;
}
