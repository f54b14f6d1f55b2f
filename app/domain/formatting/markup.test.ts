import { expect, test } from "vitest";
import { markupText } from "./markup";

const words = (html: string) => markupText(html, () => "");

test("an element without its end hides nothing that follows", () => {
	expect(words("a <option>b <p>Huis te koop")).toBe("a b Huis te koop");
	expect(words("<select><option>Gent</select>, <textarea>tuin</textarea>")).toBe("Gent, tuin");
	expect(words("a<script>b<i></script>c<style>p{}</style>d")).toBe("acd");
});

test("only so many elements are open at once; the words of deeper ones are kept, and no script", () => {
	let open = 0;
	let deepest = 0;
	const html = `${"<b>".repeat(300)}a<script>x<b></script>b${"</i>".repeat(300)}<p>c</p>`;
	const text = markupText(html, (_, isEnd) => {
		open += isEnd ? -1 : 1;
		deepest = Math.max(deepest, open);
		return "";
	});
	expect(text).toBe("abc");
	expect(deepest).toBeLessThanOrEqual(201);
});

test("a script in a drawing ends where it would elsewhere", () => {
	expect(words("a<svg><style>b</style>c<script>d</svg></script>e")).toBe("ace");
});
