import { expect, test } from "vitest";
import { wordsOf } from "./markup";

const words = (html: string) => wordsOf(html, () => "");

test("an element without its end hides nothing that follows", () => {
	expect(words("a <option>b <p>Huis te koop")).toBe("a b Huis te koop");
	expect(words("<select><option>Gent</select>, <textarea>tuin</textarea>")).toBe("Gent, tuin");
	expect(words("a<script>b<i></script>c<style>p{}</style>d")).toBe("acd");
});
