import { expect, test } from "vitest";
import { formatNumber, formatPercent } from "./numbers";

test("numbers have dots between thousands, a comma before at most two decimals", () => {
	expect(formatNumber(1234.567)).toBe("1.234,57");
	expect(formatNumber(5)).toBe("5");
	expect(formatPercent(12.5)).toBe("12,5\u00A0%");
});
