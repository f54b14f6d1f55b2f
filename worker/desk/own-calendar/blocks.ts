import { DAY_MS } from "../../../app/domain/durations";

/** The used parts of a calendar file; each list holds the unfolded lines of one component. */
export type Blocks = {
	/** From BEGIN to END. */
	zones: string[][];
	/** Lines whose property is in `readNames`, without BEGIN and END. */
	events: string[][];
};

/** A day as `20261022`; compares as text. */
type CompactDay = string;

const MAX_DURATION_DAYS = 366;
/** Maximum nesting depth. A calendar needs three: VCALENDAR, VEVENT, VALARM. */
const DEEPEST = 8;

/** Properties that determine when an event is, and for whom. Others may be long or malformed and are skipped. */
const readNames: ReadonlySet<string> = new Set([
	"UID",
	"DTSTART",
	"DTEND",
	"DURATION",
	"RRULE",
	"RDATE",
	"EXDATE",
	"RECURRENCE-ID",
	"STATUS",
	"TRANSP",
	"X-MICROSOFT-CDO-BUSYSTATUS",
	"ATTENDEE",
]);

/** Splits a file by lines, so that a malformed event affects no other event. @returns null if it is not a calendar */
export function blocksOf(text: string): Blocks | null {
	const blocks: Blocks = { zones: [], events: [] };
	const within: string[] = [];
	let block: string[] = [];
	for (const line of linesOf(text)) {
		const [name, value] = partsOf(line);
		if (name === "BEGIN") {
			// A new event closes one whose END is missing.
			if (value === "VEVENT") within.length = Math.min(within.length, 1);
			within.push(value);
			if (within[0] !== "VCALENDAR" || within.length > DEEPEST) return null;
			if (within.length === 2) {
				block = [];
				if (value === "VEVENT") blocks.events.push(block);
				if (value === "VTIMEZONE") blocks.zones.push(block);
			}
		}
		if (within.length === 0) return null;
		const isRead = within[1] === "VEVENT" && within.length === 2 && readNames.has(name);
		if (isRead || within[1] === "VTIMEZONE") block.push(line);
		const ended = name === "END" ? within.lastIndexOf(value) : -1;
		if (ended >= 0) within.length = ended;
	}
	const isWhole = within.length === 0 && text !== "";
	return isWhole ? blocks : null;
}

/** Yields the unfolded lines, without empty ones. */
function* linesOf(text: string): Generator<string> {
	let line = "";
	for (let at = 0; at < text.length; ) {
		const found = text.indexOf("\n", at);
		const next = found < 0 ? text.length : found;
		const part = text.slice(at, text[next - 1] === "\r" ? next - 1 : next);
		at = next + 1;
		if (part.startsWith(" ") || part.startsWith("\t")) {
			line += part.slice(1);
			continue;
		}
		if (line !== "") yield line;
		line = part;
	}
	if (line !== "") yield line;
}

/** The name and the value after the last colon, both in upper case. */
function partsOf(line: string): [name: string, value: string] {
	const end = line.search(/[:;]/);
	const name = (end < 0 ? line : line.slice(0, end)).toUpperCase();
	return [
		name,
		line
			.slice(line.lastIndexOf(":") + 1)
			.trim()
			.toUpperCase(),
	];
}

/** Whether an event overrides an occurrence of a series. */
export function isChange(event: readonly string[]): boolean {
	return event.some((line) => partsOf(line)[0] === "RECURRENCE-ID");
}

/**
 * Whether an event or series begins after `until`, or a single event ended before `from`. Both in epoch seconds, with a
 * margin of two days because time zones are ignored.
 */
export function isOutsideRange(event: readonly string[], { from, until }: { from: number; until: number }): boolean {
	if (isChange(event)) return false;
	const values = new Map(event.map(partsOf));
	const dayIn = (name: string) => /^\d{8}/.exec(values.get(name) ?? "")?.[0];
	const begins = dayIn("DTSTART");
	if (begins === undefined) return false;
	if (begins > dayOf(until, 2)) return true;
	const longest = values.has("DURATION") ? MAX_DURATION_DAYS : 0;
	const isSingle = !values.has("RRULE") && !values.has("RDATE");
	return isSingle && (dayIn("DTEND") ?? begins) < dayOf(from, -2 - longest);
}

function dayOf(seconds: number, daysLater: number): CompactDay {
	return new Date(seconds * 1_000 + daysLater * DAY_MS).toISOString().slice(0, 10).replaceAll("-", "");
}
