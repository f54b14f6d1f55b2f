import * as z from "zod";
import { optionalEmail, optionalLongText, optionalPersonName } from "../text";

/** Form for testing that submissions arrive. */
export const testing = z.object({
	firstName: optionalPersonName(),
	lastName: optionalPersonName(),
	email: optionalEmail(),
	remark: optionalLongText(),
});
