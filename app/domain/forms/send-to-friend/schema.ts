import * as z from "zod";
import { titles } from "../contact";
import { email, line, longest, optionalLine } from "../text";
import { id, optionalChoice } from "../values";

/** Names in an email to a third party: nothing that an email client could turn into a link. */
const linkLike = /[<>@:/\\]|\.\S/;

function plainName(field: string) {
	return line(field, longest.name).refine((text) => !linkLike.test(text), "characters");
}

/** A property sent to a friend. The email has the names and the property, and no free text of the sender. */
export const friend = z.object({
	title: optionalChoice(titles),
	firstName: plainName("firstName"),
	lastName: plainName("lastName"),
	email: email(),
	friendFirstName: plainName("friendFirstName"),
	friendLastName: optionalLine(longest.name).refine((text) => text === undefined || !linkLike.test(text), "characters"),
	friendEmail: email("friendEmail"),
	propertyId: id("propertyId"),
});
