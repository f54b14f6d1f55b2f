import * as z from "zod";
import { titles } from "../contact";
import { email, personName } from "../text";
import { optionalChoice } from "../values";

export const newsletter = z.object({
	title: optionalChoice(titles),
	firstName: personName("firstName"),
	lastName: personName("lastName"),
	email: email(),
});
