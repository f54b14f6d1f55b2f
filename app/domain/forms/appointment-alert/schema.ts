import * as z from "zod";
import { email, personName } from "../text";
import { id } from "../values";

/** Word of the next free place in a property's appointments. */
export const appointmentAlert = z.object({
	propertyId: id("propertyId"),
	firstName: personName("firstName"),
	lastName: personName("lastName"),
	email: email(),
});
