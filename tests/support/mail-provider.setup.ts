import type { TestProject } from "vitest/node";
import { startMailProvider } from "./mail-provider";

/** Tests inside the Worker's runtime can start no server: one is started for them. */
export default async function setup(project: TestProject): Promise<() => void> {
	const { origin, close } = await startMailProvider();
	project.provide("mailProvider", origin);
	return close;
}
