import type { TestProject } from "vitest/node";
import { startCalendarServer } from "../calendar/calendar-server";

/** Tests inside the Worker's runtime can start no server: one is started for them. */
export default async function setup(project: TestProject): Promise<() => void> {
	const { origin, close } = await startCalendarServer();
	project.provide("calendarServer", origin);
	return close;
}
