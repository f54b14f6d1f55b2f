import * as z from "zod";
import { titles } from "../contact";
import { email, optionalPersonName, personName } from "../text";
import { id, optionalChoice } from "../values";

/** A property sent to a friend. The email has the names and the property, but no free text by the sender. */
export const friend = z.object({
	title: optionalChoice(titles),
	firstName: personName("firstName"),
	lastName: personName("lastName"),
	email: email(),
	friendFirstName: personName("friendFirstName"),
	friendLastName: optionalPersonName(),
	friendEmail: email("friendEmail"),
	propertyId: id("propertyId"),
});
