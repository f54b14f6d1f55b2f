import { afterEach, expect, test } from "vitest";
import { accentOf } from "../../app/domain/agency/colours";
import { publishBrand } from "../../app/domain/content/published";
import { emailHtml } from "./content";

const content = {
	language: "nl" as const,
	title: "Bedankt",
	origin: "https://example.com",
	parts: [{ kind: "button" as const, label: "Bekijken", url: "https://example.com/nl/" }],
};

afterEach(() => publishBrand({}));

test("a button of an email has the colour that the desk chose for light paper, and words that can be read on it", () => {
	expect(emailHtml(content)).toContain("background:#a5401f;color:#ffffff");
	publishBrand({ colours: { light: accentOf("light", "#11557a"), dark: accentOf("dark", "#7ab8e0") } });
	expect(emailHtml(content)).toContain("background:#11557a;color:#ffffff");
});
