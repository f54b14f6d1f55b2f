import * as z from "zod";
import { email, line, longest, personName, phone } from "../text";

/** A registration for an open day. */
export const openHouseRegistration = z.object({
	openHouseId: line("openHouseId", longest.line),
	firstName: personName("firstName"),
	lastName: personName("lastName"),
	email: email(),
	phone: phone(),
});
