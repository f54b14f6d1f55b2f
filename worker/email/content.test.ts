import { expect, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import { accentOf } from "../../app/domain/agency/colours";
import { emailHtml } from "./content";

const content = {
	language: "nl" as const,
	title: "Bedankt",
	origin: "https://example.com",
	parts: [{ kind: "button" as const, label: "Bekijken", url: "https://example.com/nl/" }],
};

test("a button of an email has the colour that the desk chose for light paper, and words that can be read on it", () => {
	expect(emailHtml(content, bundledBrand)).toContain("background:#a5401f;color:#ffffff");
	const colours = { light: accentOf("light", "#11557a"), dark: accentOf("dark", "#7ab8e0") };
	expect(emailHtml(content, { ...bundledBrand, colours })).toContain("background:#11557a;color:#ffffff");
});
