import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Anchor } from "./link";
import { UiWordsProvider } from "./words";

const words = { required: "", error: "", close: "", previous: "", next: "", newWindow: "opens in a new window" };

test("a link that opens a new window says so, under a name of its own too", () => {
	const html = renderToStaticMarkup(
		<UiWordsProvider words={words}>
			<Anchor to="/plan.pdf" newWindow aria-label="Plan of lot 2.03">
				plan
			</Anchor>
		</UiWordsProvider>,
	);
	expect(html).toContain('aria-label="Plan of lot 2.03 (opens in a new window)"');
});
