import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertySchema } from "../../../app/domain/property/property";
import { recordOf } from "../../../app/domain/records";
import { omnicasaItem, whiseEstate } from "../../../tests/support/feed/crm-properties";
import { omnicasaProperty } from "./omnicasa/omnicasa-property";
import { whiseProperty } from "./whise/whise-property";

/** A property with random JSON values in some fields. */
function spoilt(property: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
	const changes = fc.dictionary(fc.constantFrom(...Object.keys(property)), fc.jsonValue({ maxDepth: 2 }));
	return changes.map((some) => ({ ...property, ...some }));
}

describe.for([
	{
		name: "Omnicasa",
		property: omnicasaItem(1, "nl"),
		read: (item: Record<string, unknown>) =>
			omnicasaProperty([
				["nl", item],
				["fr", item],
			]),
	},
	{ name: "Whise", property: whiseEstate(2), read: whiseProperty },
])("a property of $name", ({ property, read }) => {
	test("fits as it is", () => {
		expect(propertySchema.safeParse(read(property).property).error).toBeUndefined();
	});

	test("is read without a fault where no field can be written as a text", () => {
		const odd = recordOf(Object.keys(property), () => ({ toString: null }));
		expect(propertySchema.safeParse(read(odd).property).success).toBe(false);
		expect(read(odd)).toEqual(read(odd));
	});

	test("whatever is in its fields, is read without a fault, and the same each time", () => {
		fc.assert(
			fc.property(spoilt(property), (item) => {
				const once = read(item);
				expect(read(item)).toEqual(once);
				const checked = propertySchema.safeParse(once.property);
				if (checked.success) expect(checked.data.ID).toBe(Number(item.ID ?? item.id));
			}),
		);
	});
});
