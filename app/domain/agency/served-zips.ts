import type { Office } from "./brand";

type Range = { from: number; to: number };

const MAX_RANGES = 60;
const MAX_LENGTH = 600;

/** Parses postcodes typed at the desk: `2000-2999, 8000, 9000-9999`. Null when invalid. */
export function parseZips(text: string): Range[] | null {
	if (text.length > MAX_LENGTH) return null;
	const parts = text.split(/[,;\s]+/).filter(Boolean);
	if (parts.length > MAX_RANGES) return null;
	const ranges: Range[] = [];
	for (const part of parts) {
		const [, first = "", last = first] = /^(\d{4})(?:[-–](\d{4}))?$/.exec(part) ?? [];
		const [from, to] = [Number(first), Number(last)];
		if (first === "" || to < from) return null;
		ranges.push({ from, to });
	}
	return mergeRanges(ranges);
}

/** Sorts ranges and merges those that overlap or adjoin. */
function mergeRanges(ranges: readonly Range[]): Range[] {
	const whole: Range[] = [];
	for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
		const last = whole.at(-1);
		if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
		else whole.push({ from, to });
	}
	return whole;
}

export function formatZips(zips: readonly Range[]): string {
	return zips.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(", ");
}

/** Whether another office already serves one of these postcodes. */
export function isServedBy(others: readonly Pick<Office, "zips">[], zips: Office["zips"]): boolean {
	return others.some((office) =>
		office.zips.some((served) =>
			zips.some(({ countryId, from, to }) => served.countryId === countryId && from <= served.to && to >= served.from),
		),
	);
}
