import { expect, test } from "vitest";
import { textsOf } from "../../../tests/support/texts";
import { regions } from "../localities/region";
import { propertyFields } from "../property/fields/fields";
import { fieldLabelKey } from "./field-label";

const texts = { fields: textsOf("nl", "fields"), search: textsOf("nl", "search") };

function hasText(key: string): boolean {
	const [namespace = "", path = ""] = key.split(":");
	return texts[namespace as keyof typeof texts]?.has(path) ?? false;
}

test("every field of a property has its label, in every region", () => {
	const keys = propertyFields.flatMap(({ key }) => [null, ...regions].map((region) => fieldLabelKey(key, region)));
	expect([...new Set(keys)].filter((key) => !hasText(key))).toEqual([]);
});
