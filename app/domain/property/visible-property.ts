import type { VisibilityCondition } from "../feed/feed";
import type { Property } from "./property";
import { isFieldShown } from "./visibility";
import { isFieldName, parseCondition } from "./visibility-parser";

/** Fields that make a record what it is: without them nothing could be shown, so no rule hides them. */
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

/** Amounts that stand as the price: hiding one hides all that would tell it. */
const priceFields = ["Price", "MonthlyRent", "RentPrice"] as const;

/** Whoever knows one of these knows the address. */
const addressFields = ["Street", "HouseNumber", "Latitude", "Longitude"] as const;

/**
 * The record with nothing in it that the agency's own rules hide: what is made of it, wherever it is shown, searched or
 * sent, cannot tell it. Every rule is judged by the whole record, not by what other rules have left of it.
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
	// The place itself stays, moved as that of every hidden address is.
	return { ...visible, Latitude: property.Latitude, Longitude: property.Longitude };
}

/** What is wrong with a rule, for who wrote it; null where nothing is. A rule that cannot be judged hides its field. */
export function ruleFault({ Field, CompareWithField, AdvancedCondition }: VisibilityCondition): string | null {
	if (!isFieldName(Field)) return `no field is called ${Field}`;
	if (structural.has(Field)) return `${Field} cannot be hidden`;
	const compared = CompareWithField?.trim() ?? "";
	if (compared !== "" && !isFieldName(compared)) return `no field is called ${compared}; ${Field} is hidden`;
	const condition = AdvancedCondition?.trim() ?? "";
	if (condition !== "" && parseCondition(condition) === null) return `its condition cannot be read; ${Field} is hidden`;
	return null;
}
