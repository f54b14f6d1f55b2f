import { expect, test } from "vitest";
import { leastForms } from "../../../tests/support/forms/least-forms";
import { textsOf } from "../../../tests/support/texts";
import { languages } from "../language";
import { parseForm } from "./parse";

const forms = ["site-contact", "contact-me", "demand-register", "sign-newsletter", "send-to-friend"] as const;

test.for([
	"Visit https://evil.example/now",
	"evil.example",
	"www.evil.example",
	"Win at Evil.COM today",
	"bücher.example",
	"evil․example",
	"evil．example",
	"evil。example",
	"evil｡example",
	"bel 0900 11 22 33",
	"bel ０９００１２",
	"bel ٠٩٠٠١٢",
	"jo@evil.example",
	"<a>",
])("%s is no name in any form", (name) => {
	for (const form of forms) {
		for (const field of ["firstName", "lastName"]) {
			const parsed = parseForm(form, { ...leastForms[form], [field]: name });
			const errors = parsed.ok ? {} : parsed.errors;
			expect(Object.keys(errors), form).toEqual([field]);
		}
	}
	for (const field of ["friendFirstName", "friendLastName"]) {
		const parsed = parseForm("send-to-friend", { ...leastForms["send-to-friend"], [field]: name });
		expect(parsed.ok ? {} : parsed.errors).toMatchObject({ [field]: { key: "link" } });
	}
	const comment = parseForm("testimonial", { ...leastForms.testimonial, name });
	expect(comment.ok ? {} : comment.errors).toMatchObject({ name: { key: "link" } });
	const offer = leastForms.offer as { personA: object };
	const bid = parseForm("offer", { ...offer, personA: { ...offer.personA, firstName: name } });
	expect(bid.ok ? [] : Object.keys(bid.errors)).toContain("personA.firstName");
});

test.for(languages)("what a name may not have is named, signs too, in %s", (language) => {
	expect(textsOf(language, "validation").get("link")).toContain("<");
});

test.for([
	"Jo",
	"J.P.",
	"J.Peeters",
	"Jean-Pierre",
	"d'Hondt",
	"O’Neill",
	"van den Berg",
	"St. Clair",
	"Müller & Co.",
	"Ph. D.",
])("%s is a name", (name) => {
	expect(parseForm("site-contact", { ...leastForms["site-contact"], firstName: name, lastName: name }).ok).toBe(true);
});
