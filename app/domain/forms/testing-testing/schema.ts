import * as z from "zod";
import { optionalEmail, optionalLongText, optionalPersonName } from "../text";

/** The form that shows the agency that forms arrive. */
export const testing = z.object({
	firstName: optionalPersonName(),
	lastName: optionalPersonName(),
	email: optionalEmail(),
	remark: optionalLongText(),
});
