import * as z from "zod";
import { namesProperty, person, titles } from "../contact";
import { codeLine, maxLengths, optionalLongText, optionalPhone } from "../text";
import { filledList, flag, optionalChoice, optionalId } from "../values";

/** Upper bound: no property has more. */
const MAX_DOCUMENTS = 50;

/** A request for documents of a property or project that the agency only sends to identified people. */
export const documentRequest = z
	.object({
		...person,
		title: optionalChoice(titles),
		phone: optionalPhone(),
		propertyId: optionalId(),
		projectId: optionalId(),
		documents: filledList("documents", codeLine("documents", maxLengths.line), MAX_DOCUMENTS),
		remark: optionalLongText(),
		newsletter: flag(),
	})
	.check(namesProperty);
