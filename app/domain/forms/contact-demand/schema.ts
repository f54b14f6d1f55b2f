import * as z from "zod";
import { isRecord } from "../../records";
import { wholeAddress, zipOfCountry } from "../address";
import { contactPreferences, person } from "../contact";
import { given } from "../given";
import { optionalLongText } from "../text";
import { choice, filledList, flag, id, list, optionalSquareMetres } from "../values";

export const dealGoals = ["sale", "rent"] as const;

/** An upper bound: the agency's tree of types is shorter. */
const MOST_TYPES = 100;
const LARGEST_SURFACE = 100_000;

/** None stand for all. */
export const anyPropertyTypes = list(id("propertyTypes"), MOST_TYPES);
export const propertyTypes = filledList("propertyTypes", id("propertyTypes"), MOST_TYPES);

/** A free valuation. The property that is valued has an address apart from the visitor's own. */
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
		/** Of the valued property, in m². */
		livingSurface: optionalSquareMetres(LARGEST_SURFACE),
		remark: optionalLongText(),
	})
	.check(zipOfCountry);

/** A ticked `sameAddress` stands for the visitor's own address where none was typed. */
export const valuation = z.preprocess((input) => {
	if (!isRecord(input) || flag().safeParse(input.sameAddress).data !== true) return input;
	if (given(input.street) !== undefined) return input;
	const { valuationAddress } = input;
	return isRecord(valuationAddress) ? { ...input, ...valuationAddress } : input;
}, valuationFields);
