import * as z from "zod";
import { email, line, maxLengths, personName, phone } from "../text";

/** A registration for an open day. */
export const openHouseRegistration = z.object({
	openHouseId: line("openHouseId", maxLengths.line),
	firstName: personName("firstName"),
	lastName: personName("lastName"),
	email: email(),
	phone: phone(),
});
