import * as z from "zod";
import { email, personName } from "../text";
import { id } from "../values";

/** A notification when a seat becomes free in a property's viewings. */
export const appointmentAlert = z.object({
	propertyId: id("propertyId"),
	firstName: personName("firstName"),
	lastName: personName("lastName"),
	email: email(),
});
