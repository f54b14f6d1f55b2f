import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture";

const file = { src: "/a-800.jpg", srcset: "/a-400.jpg 400w, /a-800.jpg 800w", width: 4, height: 3, alt: "" };

function drawn(sources: { type: string; srcset: string }[]): string {
	return renderToStaticMarkup(<Picture picture={{ ...file, sources }} sizes="50vw" />);
}

test("a picture in a better format has one file for browsers without it", () => {
	const html = drawn([{ type: "image/avif", srcset: "/a-400.avif 400w, /a-800.avif 800w" }]);
	expect(html).toContain('<source type="image/avif" srcSet="/a-400.avif 400w, /a-800.avif 800w" sizes="50vw"/>');
	expect(html).toContain('<img src="/a-800.jpg" width="4"');
});

test("a picture in no other format has its widths", () => {
	expect(drawn([])).toContain('<img src="/a-800.jpg" srcSet="/a-400.jpg 400w, /a-800.jpg 800w" sizes="50vw"');
});
