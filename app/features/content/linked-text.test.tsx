import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkedText } from "./linked-text";

test("addresses of email and of sites in a text are links", () => {
	const html = renderToStaticMarkup(<LinkedText text="Write to a.b@c.example, or see (www.d.example)." />);
	expect(html.match(/href="[^"]*"/g)).toEqual(['href="mailto:a.b@c.example"', 'href="https://www.d.example"']);
	expect(html.replaceAll(/<[^>]*>/g, "")).toBe("Write to a.b@c.example, or see (www.d.example).");
});
