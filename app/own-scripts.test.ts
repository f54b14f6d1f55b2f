import { expect, test } from "vitest";
import { consentScript } from "./domain/consent/consent";
import { ownScriptsOf } from "./own-scripts";

const mark = "6f1c2a52-2a4f-4a53-9d0c-5a3f3c1f0b11";

test("only scripts with the mark of this rendering are the site's own, and no mark is sent", () => {
	const page = [
		`<link rel="modulepreload" href="/a.js" nonce="${mark}"/>`,
		`<script nonce="${mark}">start()</script>`,
		`<script nonce="${mark}" src="/a.js"></script>`,
		`<script type="module" nonce="${mark}">import("/a.js")</script>`,
		"<p>text</p><script>alert(1)</script>",
		'<script nonce="another">alert(2)</script>',
	].join("");
	const { html, texts } = ownScriptsOf(page, mark);
	expect(texts).toEqual([consentScript, "start()", 'import("/a.js")']);
	expect(html).not.toContain(mark);
	expect(html).toContain("<script>alert(1)</script>");
});
