import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkedText } from "./linked-text";

test("addresses of email and of sites in a text are links", () => {
	const html = renderToStaticMarkup(<LinkedText text="Write to a.b@c.example, or see (www.d.example)." />);
	expect(html.match(/href="[^"]*"/g)).toEqual(['href="mailto:a.b@c.example"', 'href="https://www.d.example"']);
	expect(html.replaceAll(/<[^>]*>/g, "")).toBe("Write to a.b@c.example, or see (www.d.example).");
});

test.for(["a", "a.1."])("a text of nothing but %j costs no time", (part) => {
	const text = `x@${part.repeat(20_000)}`;
	const start = performance.now();
	expect(renderToStaticMarkup(<LinkedText text={text} />)).toBe(text);
	expect(performance.now() - start, "milliseconds").toBeLessThan(1_000);
});
