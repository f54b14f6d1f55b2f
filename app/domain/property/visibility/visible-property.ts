import type { VisibilityCondition } from "../../feed/feed";
import type { FindingMessage } from "../../imports/message";
import { withoutFields } from "../fields/field-path";
import { amountsOfDeals, type FieldKey } from "../fields/fields";
import type { Property } from "../property";
import { isFieldShown } from "./visibility";
import { isFieldName, parseCondition } from "./visibility-parser";

/** Fields that every page and list depends on: no rule hides them. */
const structural: ReadonlySet<string> = new Set([
	"ID",
	"Goal",
	"Deal",
	"Audience",
	"Status",
	"Draft",
	"Language",
	"ProjectID",
	"TypeID",
	"MainTypeID",
	"WebID",
	"CountryID",
	"PublishPrice",
	"PublishAddress",
	"OwnerIDs",
	"CreatedDate",
	"LastChangedDate",
]);

/** Amounts shown as the price: hiding one hides every field that would reveal it. */
const priceFields = ["Price", "MonthlyRent", "RentPrice", ...amountsOfDeals] as const satisfies readonly FieldKey[];

const fieldsOfAddress = ["Street", "HouseNumber", "Latitude", "Longitude"] as const satisfies readonly FieldKey[];

/**
 * Removes the fields that the agency's rules hide, so that nothing derived from the record (pages, index, emails)
 * reveals them. Each rule is evaluated on the whole record, whatever other rules hide.
 */
export function visibleProperty(property: Property, rules: readonly VisibilityCondition[]): Property {
	const named = [...new Set(rules.map(({ Field }) => Field))].filter((field) => !structural.has(field));
	const hidden = named.filter((field) => isFieldName(field) && !isFieldShown(field, rules, property)) as FieldKey[];
	const hides = (fields: readonly FieldKey[]) =>
		fields.some((field) => hidden.some((name) => field === name || field.startsWith(`${name}.`)));
	return {
		...withoutFields(property, hidden),
		// The point is kept, and shifted as for every hidden address.
		Latitude: property.Latitude,
		Longitude: property.Longitude,
		...(hides(priceFields) ? { PublishPrice: false } : {}),
		...(hides(fieldsOfAddress) ? { PublishAddress: false } : {}),
	};
}

/** Returns the error in a rule, for its author; null for a valid rule. An invalid rule hides its field. */
export function ruleFault({ Field, CompareWithField, AdvancedCondition }: VisibilityCondition): FindingMessage | null {
	if (!isFieldName(Field)) return { code: "rule-field-unknown", field: Field };
	if (structural.has(Field)) return { code: "rule-field-fixed", field: Field };
	const compared = CompareWithField?.trim() ?? "";
	if (compared !== "" && !isFieldName(compared)) return { code: "rule-compares-unknown", field: Field, name: compared };
	const condition = AdvancedCondition?.trim() ?? "";
	if (condition !== "" && parseCondition(condition) === null) return { code: "rule-unreadable", field: Field };
	return null;
}
