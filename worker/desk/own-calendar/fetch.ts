import type { CalendarFault } from "../../../app/domain/desk/own-calendar";
import { readBody } from "../../platform/bytes";
import { log, placeOf } from "../../platform/log";
import { fetchOutward } from "../../platform/outward";

/** Years of a full calendar, most of which is not read. */
const LARGEST_BYTES = 10 * 1_024 * 1_024;
export const LONGEST_WAIT_MS = 10_000;

/** Answers that no later one takes back: the address was revoked, or is that of something else. */
const goneStatuses: ReadonlySet<number> = new Set([401, 403, 404, 410]);

type Fetched = { text: string } | Extract<CalendarFault, "unreachable" | "gone" | "forbidden" | "tooLarge">;

/** The file at an address, whatever it says that it is. Never from a private network. @param wait in milliseconds */
export async function fetchCalendar(address: string, allowLoopback: boolean, wait: number): Promise<Fetched> {
	try {
		const signal = AbortSignal.timeout(wait);
		const answer = await fetchOutward(address, { allowLoopback, accept: "text/calendar", signal });
		if (answer === null) return "forbidden";
		if (!answer.ok) {
			await answer.body?.cancel();
			return goneStatuses.has(answer.status) ? "gone" : "unreachable";
		}
		const bytes = await readBody(answer, LARGEST_BYTES);
		return bytes === null ? "tooLarge" : { text: new TextDecoder().decode(bytes) };
	} catch (error) {
		log("info", "calendar-unreachable", placeOf(error));
		return "unreachable";
	}
}
