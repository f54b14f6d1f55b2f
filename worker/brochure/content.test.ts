import { expect, test } from "vitest";
import { blocksOf } from "./content";

test("a brochure's text is paragraphs, headings and lists, also where a list stands within one", () => {
	expect(blocksOf("<h3>Begane grond</h3><p>Een <b>licht</b> huis.<br />Met tuin.</p>Te zien")).toEqual([
		{ tag: "H3", text: "Begane grond" },
		{ tag: "P", text: "Een licht huis." },
		{ tag: "P", text: "Met tuin." },
		{ tag: "P", text: "Te zien" },
	]);
	expect(blocksOf("Kamers:<ul><li>a</li><li>b <i>c</i></li></ul><ul>\n<li>d<ol><li>e</li></ol></li></ul>")).toEqual([
		{ tag: "P", text: "Kamers:" },
		{ items: ["a", "b c"] },
		{ items: ["d"] },
		{ items: ["e"] },
	]);
	expect(blocksOf("<ul><li><p>a</p></li><li><p>b</p><p>c</p></li></ul><p>d</p>")).toEqual([
		{ items: ["a", "b", "c"] },
		{ tag: "P", text: "d" },
	]);
	expect(blocksOf(null)).toEqual([]);
});

test("a sign of markup inside an attribute ends no block of a brochure", () => {
	expect(blocksOf('<p title="a </p> b">Huis</p>')).toEqual([{ tag: "P", text: "Huis" }]);
});

test("a brochure holds no script, and what the site does not know parts its words", () => {
	expect(blocksOf("<p>Huis<script>alert('<p>')</script></p><style>p{}</style>")).toEqual([{ tag: "P", text: "Huis" }]);
	expect(blocksOf("<div>Huis</div><div>t<span>ui</span>n</div>")).toEqual([{ tag: "P", text: "Huis tuin" }]);
});
