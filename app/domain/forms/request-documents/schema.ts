import * as z from "zod";
import { person, titles } from "../contact";
import { codeLine, longest, optionalLongText, optionalPhone } from "../text";
import { filledList, flag, id, optionalChoice } from "../values";

/** No property has more papers. */
const MOST_DOCUMENTS = 50;

/** A request for papers that the agency sends to people it knows by name. */
export const documentRequest = z.object({
	title: optionalChoice(titles),
	firstName: person.firstName,
	lastName: person.lastName,
	email: person.email,
	phone: optionalPhone(),
	propertyId: id("propertyId"),
	documents: filledList("documents", codeLine("documents", longest.line), MOST_DOCUMENTS),
	remark: optionalLongText(),
	newsletter: flag(),
});
