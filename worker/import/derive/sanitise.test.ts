import { expect, test } from "vitest";
import { sanitisePlainText, sanitiseRichText } from "./sanitise";

test.for([
	["<div>Lift</div><div>Terrace</div>", "<p>Lift</p><p>Terrace</p>"],
	["<table><tr><td>Lift</td><td>yes</td></tr></table>", "<p>Lift</p><p>yes</p>"],
	["<h5>Ground floor</h5>Hall", "<h4>Ground floor</h4>Hall"],
	["<p>A <span>bright</span> hall</p>", "<p>A bright hall</p>"],
	['<p onclick="x()">Hall<script>alert(1)</script></p>', "<p>Hall</p>"],
	['<a href="javascript:x()">plan</a>', '<a rel="noopener nofollow">plan</a>'],
])("%s is kept as %s", ([html, kept]) => {
	expect(sanitiseRichText(html)).toBe(kept);
});

test.for([
	["Gent<br>Centrum", "Gent Centrum"],
	["<div>Lift</div><div>Terrace</div>", "Lift Terrace"],
	["<b>Gent</b>brugge", "Gentbrugge"],
	["Lift,\nterrace &amp; hall", "Lift,\nterrace & hall"],
	["Bakker &amp; Zoon", "Bakker & Zoon"],
	["under < 100 m²", "under < 100 m²"],
	["&lt;b&gt;", "<b>"],
	["Hall<style>p{}</style><script>alert(1)</script>", "Hall"],
	["<br>", null],
])("%s says %s", ([text, plain]) => {
	expect(sanitisePlainText(text)).toBe(plain);
});
