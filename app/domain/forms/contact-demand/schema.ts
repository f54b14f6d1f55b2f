import * as z from "zod";
import { wholeAddress, zipOfCountry } from "../address";
import { contactPreferences, person } from "../contact";
import { optionalLongText } from "../text";
import { choice, filledList, id } from "../values";

export const dealGoals = ["sale", "rent"] as const;

/** An upper bound: the agency's tree of types is shorter. */
const MOST_TYPES = 100;

export const propertyTypes = filledList("propertyTypes", id("propertyTypes"), MOST_TYPES);

/** A free valuation. The property that is valued has an address apart from the visitor's own. */
export const valuation = z
	.object({
		...person,
		...contactPreferences,
		...wholeAddress,
		valuationAddress: z.preprocess(
			(value) => (isObject(value) ? value : {}),
			z.object(wholeAddress).check(zipOfCountry),
		),
		goal: choice("valuationGoal", dealGoals),
		propertyTypes,
		remark: optionalLongText(),
	})
	.check(zipOfCountry);

function isObject(value: unknown): boolean {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
