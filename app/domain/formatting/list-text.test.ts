import { expect, test } from "vitest";
import { languages } from "../language";
import { listText } from "./list-text";

test("names in a row end with the language's own word, without a comma before it", () => {
	expect(languages.map((language) => listText(["A", "B", "C"], language))).toEqual([
		"A, B en C",
		"A, B et C",
		"A, B and C",
		"A, B und C",
	]);
});
