import { expect, test } from "vitest";
import { errorFactsWithoutMessage } from "./log";

test("of an error that quotes a stranger's file, its kind and its place in the code are logged alone", () => {
	const error = new RangeError('invalid date-time value: "Dentist\n    at Lotte"');
	expect(errorFactsWithoutMessage(error)).toEqual({
		error: "RangeError",
		stack: expect.stringContaining("log.test") as string,
	});
	expect(JSON.stringify(errorFactsWithoutMessage(error))).not.toMatch(/Dentist|Lotte/);
	expect(errorFactsWithoutMessage("Dentist")).toEqual({ error: "string" });
});
