import { expect, test } from "vitest";
import { withoutQuote } from "./quoted-text";

test.for([
	["Gmail", "Ja, graag.\n\nOp ma 2 nov 2026 om 09:12 schreef Jo <jo@a.example>:\n\n> Past dinsdag?\n> Jo"],
	["a broken introduction", "Ja, graag.\n\nOn Mon, 2 Nov 2026 at 09:12, Jo <jo@a.example>\nwrote:\n> Tuesday?"],
	[
		"Outlook",
		"Ja, graag.\n\nVan: Jo <jo@a.example>\nVerzonden: maandag 2 november\nOnderwerp: Re: huis\n\nPast dinsdag?",
	],
	["Outlook of old", "Ja, graag.\n\n-----Original Message-----\nFrom: Jo\nSent: Monday\n\nTuesday?"],
])("%s repeats the question below the answer", ([, text = ""]) => {
	const { own, quoted } = withoutQuote(text);
	expect(own).toBe("Ja, graag.");
	expect(quoted).not.toBe("");
});

test.for([
	"Dit vind ik mooi:\nde tuin.",
	"> Past dinsdag?\nJa.\n> En woensdag?\nNee.",
	"> alles is een citaat",
	"Van: mij\nvoor u",
	"",
])("nothing is cut out of %j", (text) => {
	expect(withoutQuote(text)).toEqual({ own: text, quoted: "" });
});

// Long enough for a backtracking expression to exceed the runner's two minutes.
test.for([
	["spaces", `--${" ".repeat(9_000)}x`],
	["dashes", `${"-".repeat(250_000)}x`],
	["lines below each other", `--${" ".repeat(9_000)}__${"_".repeat(9_000)}x`],
])("a line of thousands of %s is read", ([, line]) => {
	const text = `Dag\n${line}\nVan: Lotte`;
	expect(withoutQuote(text)).toEqual({ own: text, quoted: "" });
});
