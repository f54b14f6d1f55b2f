import { expect, test } from "vitest";
import { dotsAtEnd } from "./dots-at-end";

test("a line may break behind a dot alone", () => {
	expect(dotsAtEnd("GENT-4101 · Korenmarkt 12 · € 450.000")).toBe("GENT-4101\u00A0· Korenmarkt 12\u00A0· € 450.000");
});
