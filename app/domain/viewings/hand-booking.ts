import * as z from "zod";
import { fault } from "../desk/answers";
import { internationalPhone } from "../formatting/phone";
import { languages } from "../language";

const LONGEST_NAME = 80;
const LONGEST_EMAIL = 254;
const phoneShape = /^\+?[\d\s().\-/]{8,40}$/;

const name = z.string(fault("required")).trim().min(1, fault("required")).max(LONGEST_NAME, fault("long"));
const blankIsNull = (value: unknown) => (value === "" || value === undefined ? null : value);

/** A viewing as the desk books it for somebody who calls. */
export const handBookingSchema = z
	.object({
		bookProperty: z.coerce
			.number(fault("property"))
			.int(fault("property"))
			.positive(fault("property"))
			.max(Number.MAX_SAFE_INTEGER, fault("property")),
		slot: z.string(fault("required")).min(1, fault("required")),
		firstName: name,
		lastName: name,
		email: z.email(fault("email")).max(LONGEST_EMAIL, fault("email")),
		phone: z.preprocess(
			blankIsNull,
			z.string().regex(phoneShape, fault("phone")).transform(internationalPhone).nullable(),
		),
		language: z.enum(languages, fault("required")),
		item: z.preprocess(blankIsNull, z.string().nullable()),
	})
	.transform(({ bookProperty, slot, item, ...caller }) => ({
		...caller,
		propertyId: bookProperty,
		slotId: slot,
		submissionId: item,
	}));
