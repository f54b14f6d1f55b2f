import type { TestProject } from "vitest/node";
import { startCalendarServer } from "../calendar/calendar-server";

/** Starts the server here: tests in the Worker's runtime cannot start one. */
export default async function setup(project: TestProject): Promise<() => void> {
	const { origin, close } = await startCalendarServer();
	project.provide("calendarServer", origin);
	return close;
}
