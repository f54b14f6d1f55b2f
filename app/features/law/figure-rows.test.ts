import { expect, test } from "vitest";
import law from "../../../locales/de/law.json" with { type: "json" };

/** All texts below a part of a file. */
function textsOf(part: object): string[] {
	return Object.values(part).flatMap((each: unknown) => {
		if (typeof each === "string") return [each];
		return typeof each === "object" && each !== null ? textsOf(each) : [];
	});
}

test("no German name of a figure ends before its value in words that ask for another case of it", () => {
	expect(textsOf(law.figure).filter((name) => / (innerhalb von|binnen|nach|seit)$/.test(name))).toEqual([]);
});
