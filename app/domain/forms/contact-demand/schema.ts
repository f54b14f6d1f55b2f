import * as z from "zod";
import { isRecord } from "../../records";
import { wholeAddress, zipOfCountry } from "../address";
import { contactPreferences, person } from "../contact";
import { normaliseInput } from "../normalise-input";
import { optionalLongText } from "../text";
import { choice, filledList, flag, id, list, optionalSquareMetres } from "../values";

export const dealGoals = ["sale", "rent"] as const;

/** Upper bound: no agency has more types. */
const MAX_TYPES = 100;
const MAX_SURFACE = 100_000;

/** An empty list stands for all types. */
export const anyPropertyTypes = list(id("propertyTypes"), MAX_TYPES);
export const propertyTypes = filledList("propertyTypes", id("propertyTypes"), MAX_TYPES);

/** A request for a free valuation. The valued property's address is separate from the visitor's. */
const valuationFields = z
	.object({
		...person,
		...contactPreferences,
		...wholeAddress,
		valuationAddress: z.preprocess(
			(value) => (isRecord(value) ? value : {}),
			z.object(wholeAddress).check(zipOfCountry),
		),
		goal: choice("valuationGoal", dealGoals),
		propertyTypes,
		/** Surface of the valued property, in m². */
		livingSurface: optionalSquareMetres(MAX_SURFACE),
		remark: optionalLongText(),
	})
	.check(zipOfCountry);

/** With `sameAddress` checked and no own address typed, the visitor's address is the property's. */
export const valuation = z.preprocess((input) => {
	if (!isRecord(input) || flag().safeParse(input.sameAddress).data !== true) return input;
	if (normaliseInput(input.street) !== undefined) return input;
	const { valuationAddress } = input;
	return isRecord(valuationAddress) ? { ...input, ...valuationAddress } : input;
}, valuationFields);
