import { HtmlValidate } from "html-validate";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { UiWordsProvider } from "../../../ui/words";
import Design from "./route";

const words = {
	required: "required",
	error: "Error: ",
	close: "Close",
	previous: "Previous",
	next: "Next",
	newWindow: "opens in a new window",
};

const html = renderToStaticMarkup(
	<StaticRouter location="/design/">
		<UiWordsProvider words={words}>
			<Design />
		</UiWordsProvider>
	</StaticRouter>,
);

test("no primitive writes a style attribute, which the content policy would drop", () => {
	expect(html).not.toMatch(/\sstyle=/);
});

test("every primitive is valid and accessible markup without a script", async () => {
	const validator = new HtmlValidate({ extends: ["html-validate:standard", "html-validate:a11y"] });
	const report = await validator.validateString(`<main>${html}</main>`);
	expect(
		report.results.flatMap((result) => result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
	).toEqual([]);
});

test("a wrong field names its error and is tied to it", () => {
	const input = /<input[^>]*name="phone"[^>]*>/.exec(html)?.[0] ?? "";
	const described = /aria-describedby="([^" ]+)/.exec(input)?.[1];
	expect(input).toContain('aria-invalid="true"');
	expect(html).toContain(`id="${described}"`);
	expect(html.slice(html.indexOf(`id="${described}"`)).slice(0, 700)).toContain("Error: ");
});
