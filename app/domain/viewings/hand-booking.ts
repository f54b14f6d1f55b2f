import * as z from "zod";
import { fault } from "../desk/answers";
import { blankIsNull, deskProperty } from "../desk/field-schemas";
import { internationalPhone } from "../formatting/phone";
import { languages } from "../language";

const LONGEST_NAME = 80;
const LONGEST_EMAIL = 254;
const phoneShape = /^\+?[\d\s().\-/]{8,40}$/;

const name = z.string(fault("required")).trim().min(1, fault("required")).max(LONGEST_NAME, fault("long"));

/** A viewing as the desk books it for somebody who calls. */
export const handBookingSchema = z
	.object({
		bookProperty: deskProperty,
		slot: z.string(fault("required")).min(1, fault("required")),
		firstName: name,
		lastName: name,
		email: z.email(fault("email")).max(LONGEST_EMAIL, fault("email")),
		phone: blankIsNull(z.string().regex(phoneShape, fault("phone")).transform(internationalPhone)),
		language: z.enum(languages, fault("required")),
		item: blankIsNull(z.string()),
	})
	.transform(({ bookProperty, slot, item, ...caller }) => ({
		...caller,
		propertyId: bookProperty,
		slotId: slot,
		submissionId: item,
	}));
