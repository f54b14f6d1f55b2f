import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDateTime } from "../formatting/dates";
import { nextEmailAt } from "./schedule";

const seconds = (iso: string) => Date.parse(iso) / 1_000;
const said = (frequency: "daily" | "weekly", iso: string) =>
	formatDateTime(new Date(nextEmailAt(frequency, seconds(iso)) * 1_000), "nl");

test("a daily email leaves at seven in Brussels, in summer, in winter and across the change of the clock", () => {
	expect(said("daily", "2026-07-01T04:59:59Z")).toBe("1-7-2026 om 07:00");
	expect(said("daily", "2026-07-01T05:00:00Z")).toBe("2-7-2026 om 07:00");
	expect(said("daily", "2026-10-24T12:00:00Z")).toBe("25-10-2026 om 07:00");
	expect(said("daily", "2026-03-28T12:00:00Z")).toBe("29-3-2026 om 07:00");
	expect(said("daily", "2026-12-31T23:30:00Z")).toBe("1-1-2027 om 07:00");
});

test("a weekly email leaves on Monday", () => {
	expect(said("weekly", "2026-11-21T12:00:00Z")).toBe("23-11-2026 om 07:00");
	expect(said("weekly", "2026-11-23T05:59:00Z")).toBe("23-11-2026 om 07:00");
	expect(said("weekly", "2026-11-23T06:00:00Z")).toBe("30-11-2026 om 07:00");
});

test("the next email is never in the past and never further off than its frequency", () => {
	const longest = { instant: 0, daily: 25 * 3_600, weekly: 7 * 86_400 + 3_600 } as const;
	fc.assert(
		fc.property(
			fc.constantFrom("instant", "daily", "weekly"),
			fc.integer({ min: 1_700_000_000, max: 2_000_000_000 }),
			(frequency, now) => {
				const wait = nextEmailAt(frequency, now) - now;
				expect(wait).toBeGreaterThanOrEqual(0);
				expect(wait).toBeLessThanOrEqual(longest[frequency]);
			},
		),
	);
});
