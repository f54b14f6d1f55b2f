import { expect, test } from "vitest";
import { cursorOf, entryOf, type HistoryRow, parseCursor } from "./history";

test.for(["h-17", "12~34", "line\nline", "x".repeat(100)])(
	"a position survives an address, with the number %j",
	(id) => {
		const cursor = cursorOf({ id, at: 1_800_000_000 } as HistoryRow);
		expect(parseCursor(cursor)).toEqual({ id, at: 1_800_000_000 });
	},
);

test.for([null, "", "~", "17~", "~17", "x~17"])("%j is no position", (text) => {
	expect(parseCursor(text)).toBeNull();
});

test.for([
	["desk-x1", false],
	["h-17", true],
] as const)("%j has a time of day: %j", ([id, hasTime]) => {
	const row = { id, at: 1_800_000_000, subject: null, comment: null } as HistoryRow;
	expect(entryOf(row, "nl", "nl").hasTime).toBe(hasTime);
});
