import { expect, test } from "vitest";
import { languages } from "../domain/language";
import { recordFields } from "../domain/property/fields/fields";
import { propertySchema } from "../domain/property/property";
import { fieldNameIn } from "./import-words";
import { translator } from "./translator";

test("every field that a finding can be about has a name in every language", () => {
	const parts = recordFields.flatMap((name) =>
		Object.keys(propertySchema.shape[name].unwrap().unwrap().shape).map((part) => `${name}.${part}`),
	);
	for (const language of languages) {
		const nameOf = fieldNameIn(translator(language, "nl", "imports"));
		for (const field of [...Object.keys(propertySchema.shape), ...parts]) {
			expect(nameOf(field), `${field} in ${language}`).not.toContain("returned an object");
			if (/[a-z][A-Z.]/.test(field)) expect(nameOf(field)).not.toBe(field);
		}
	}
});
