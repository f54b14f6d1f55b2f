import { expect, test } from "vitest";
import { headTitle } from "./head-title";

test("a title that names the agency does not name it twice", () => {
	expect(headTitle("Werken bij Meridiaan", "Meridiaan")).toBe("Werken bij Meridiaan");
	expect(headTitle("Privacy", "Meridiaan")).toBe("Privacy · Meridiaan");
});

test("a title that fills the line of a search engine is left alone", () => {
	expect(headTitle("x".repeat(65), "Meridiaan")).toBe("x".repeat(65));
});
