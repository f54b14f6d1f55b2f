import type { CalendarFault } from "../../../app/domain/desk/own-calendar";
import { readBody } from "../../platform/bytes";
import { errorFactsWithoutMessage, log } from "../../platform/log";
import { fetchPublic } from "../../platform/public-fetch";

/** Enough for a calendar of several years. */
const MAX_BYTES = 10 * 1_024 * 1_024;
export const MAX_WAIT_MS = 10_000;

/** Permanent failures: the address was revoked, or belongs to something else. */
const goneStatuses: ReadonlySet<number> = new Set([401, 403, 404, 410]);

type Fetched = { text: string } | Extract<CalendarFault, "unreachable" | "gone" | "forbidden" | "tooLarge">;

/** Downloads a calendar of any content type; never from a private network. @param wait timeout in milliseconds */
export async function fetchCalendar(address: string, allowLoopback: boolean, wait: number): Promise<Fetched> {
	try {
		const signal = AbortSignal.timeout(wait);
		const answer = await fetchPublic(address, { allowLoopback, accept: "text/calendar", signal });
		if (answer === null) return "forbidden";
		if (!answer.ok) {
			await answer.body?.cancel();
			return goneStatuses.has(answer.status) ? "gone" : "unreachable";
		}
		const bytes = await readBody(answer, MAX_BYTES);
		return bytes === null ? "tooLarge" : { text: new TextDecoder().decode(bytes) };
	} catch (error) {
		log("info", "calendar-unreachable", errorFactsWithoutMessage(error));
		return "unreachable";
	}
}
