import { expect, test } from "vitest";
import { cursorOf, type HistoryRow, parseCursor } from "./history";

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
