/** Part of a day, in minutes since midnight; `to` is later than `from`. */
export type Span = { from: number; to: number };

/** A block of a drawn day: its lane, and the number of lanes side by side. */
export type Block<Thing> = Span & { things: Thing[]; lane: number; lanes: number };

/** More lanes would be too narrow to read. */
export const MAX_LANES = 4;

const HOUR = 60;
const USUAL_FIRST = 8;
const USUAL_LAST = 20;

/**
 * Places things in lanes by start time, overlapping ones side by side. Without a free lane, a thing joins the last
 * lane's block.
 */
export function assignLanes<Thing extends Span>(things: readonly Thing[]): Block<Thing>[] {
	const groups: Block<Thing>[][] = [];
	for (const thing of things.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
		const last = groups.at(-1);
		const group = last?.some(({ to }) => to > thing.from) ? last : [];
		if (group !== last) groups.push(group);
		const taken = new Map(group.filter(({ to }) => to > thing.from).map((block) => [block.lane, block]));
		const lane = Array.from({ length: MAX_LANES }, (_, at) => at).find((at) => !taken.has(at));
		const crowded = taken.get(MAX_LANES - 1);
		if (lane !== undefined) group.push({ from: thing.from, to: thing.to, things: [thing], lane, lanes: 1 });
		else if (crowded) {
			crowded.things.push(thing);
			crowded.to = Math.max(crowded.to, thing.to);
		}
	}
	return groups.flatMap((group) => {
		const lanes = 1 + Math.max(...group.map(({ lane }) => lane));
		return group.map((block) => ({ ...block, lanes }));
	});
}

/** Subtracts taken times from a span. @param least minimum length of a remaining part, in minutes */
export function partsLeft({ from, to }: Span, taken: readonly Span[], least: number): Span[] {
	const parts: Span[] = [];
	let free = from;
	for (const each of [...taken.toSorted((one, other) => one.from - other.from), { from: to, to }]) {
		const until = Math.min(each.from, to);
		if (until - free >= least) parts.push({ from: free, to: until });
		free = Math.max(free, each.to);
	}
	return parts;
}

/** Range of whole hours that a drawn week shows. */
export function hoursAround(spans: readonly Span[]): { first: number; last: number } {
	return {
		first: Math.min(USUAL_FIRST, ...spans.map(({ from }) => Math.floor(from / HOUR))),
		last: Math.max(USUAL_LAST, ...spans.map(({ to }) => Math.ceil(to / HOUR))),
	};
}
