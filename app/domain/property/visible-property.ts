import type { VisibilityCondition } from "../feed/feed";
import type { Property } from "./property";
import { isFieldShown } from "./visibility";
import { isFieldName, parseCondition } from "./visibility-parser";

/** Essential fields: a record cannot be shown without them, so no rule hides them. */
const structural: ReadonlySet<string> = new Set([
	"ID",
	"Goal",
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
const priceFields = ["Price", "MonthlyRent", "RentPrice"] as const;

/** Fields that reveal the address. */
const addressFields = ["Street", "HouseNumber", "Latitude", "Longitude"] as const;

/**
 * The record without the fields that the agency's rules hide, so that nothing derived from it (pages, index,
 * emails) reveals them. Every rule is evaluated against the whole record, whatever other rules hide.
 */
export function visibleProperty(property: Property, rules: readonly VisibilityCondition[]): Property {
	const hides = (field: string) => !structural.has(field) && !isFieldShown(field, rules, property);
	const named = new Set(rules.map(({ Field }) => Field));
	const visible: Property = { ...property };
	for (const field of Object.keys(property) as (keyof Property)[]) {
		if (named.has(field) && hides(field)) Object.assign(visible, { [field]: null });
	}
	if (visible.Mobiscore) {
		const parts = Object.entries(visible.Mobiscore).map(([part, score]) => [
			part,
			hides(`Mobiscore.${part}`) ? null : score,
		]);
		visible.Mobiscore = Object.fromEntries(parts) as Property["Mobiscore"];
	}
	if (priceFields.some((field) => named.has(field) && hides(field))) visible.PublishPrice = false;
	if (addressFields.some((field) => named.has(field) && hides(field))) visible.PublishAddress = false;
	// The point stays, shifted as for every hidden address.
	return { ...visible, Latitude: property.Latitude, Longitude: property.Longitude };
}

/** The error in a rule, for its author; null for a valid rule. An invalid rule hides its field. */
export function ruleFault({ Field, CompareWithField, AdvancedCondition }: VisibilityCondition): string | null {
	if (!isFieldName(Field)) return `no field is called ${Field}`;
	if (structural.has(Field)) return `${Field} cannot be hidden`;
	const compared = CompareWithField?.trim() ?? "";
	if (compared !== "" && !isFieldName(compared)) return `no field is called ${compared}; ${Field} is hidden`;
	const condition = AdvancedCondition?.trim() ?? "";
	if (condition !== "" && parseCondition(condition) === null) return `its condition cannot be read; ${Field} is hidden`;
	return null;
}
