import { expect, test } from "vitest";
import { textsOf } from "../../../tests/support/texts";
import { languages } from "../language";
import { fieldsOfForm, otherProcessings, registeredForms } from "./register";

test("every form is in the register with what it asks and how long that is kept, in every language", () => {
	for (const language of languages) {
		const mail = textsOf(language, "mail");
		const kept = textsOf(language, "forms");
		for (const form of registeredForms) {
			expect(mail.has(`lead.form.${form}`), `${language} ${form}`).toBe(true);
			expect(
				fieldsOfForm(form).some((field) => mail.has(`label.${field}`)),
				`${language} ${form}`,
			).toBe(true);
			// A link to a new password is sent at once, and deleted within a day.
			if (form !== "forgot-password") expect(kept.has(`kept.${form}`), `${language} ${form}`).toBe(true);
		}
	}
});

test("people and lists of a form are looked into", () => {
	expect(fieldsOfForm("offer")).toEqual(expect.arrayContaining(["lastName", "amount"]));
	expect(fieldsOfForm("rent-application")).toEqual(expect.arrayContaining(["children", "age", "income1", "cv"]));
});

test("what is kept beside forms is said whole, in every language", () => {
	for (const language of languages) {
		const texts = textsOf(language, "desk-manage");
		for (const key of Object.keys(otherProcessings)) {
			for (const part of ["name", "data", "kept", "to"]) expect(texts.has(`register.other.${key}.${part}`)).toBe(true);
		}
	}
});
