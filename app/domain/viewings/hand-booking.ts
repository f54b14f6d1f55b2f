import * as z from "zod";
import { fault } from "../desk/answers";
import { blankIsNull, deskProperty } from "../desk/field-schemas";
import { internationalPhone } from "../formatting/phone";
import { isPhone, maxLengths } from "../forms/text";
import { languages } from "../language";

const name = z.string(fault("required")).trim().min(1, fault("required")).max(maxLengths.name, fault("long"));

/** A viewing that the desk books for a caller. */
export const handBookingSchema = z
	.object({
		bookProperty: deskProperty,
		slot: z.string(fault("required")).min(1, fault("required")),
		firstName: name,
		lastName: name,
		email: z.email(fault("email")).max(maxLengths.email, fault("email")),
		phone: blankIsNull(
			z.string().max(maxLengths.phone, fault("phone")).refine(isPhone, fault("phone")).transform(internationalPhone),
		),
		language: z.enum(languages, fault("required")),
		item: blankIsNull(z.string()),
	})
	.transform(({ bookProperty, slot, item, ...caller }) => ({
		...caller,
		propertyId: bookProperty,
		slotId: slot,
		submissionId: item,
	}));
