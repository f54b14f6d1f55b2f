import * as z from "zod";
import { optionalAddress, zipOfCountry } from "../address";
import { person, titles } from "../contact";
import { longText, optionalLine } from "../text";
import { optionalFile } from "../uploads";
import { optionalChoice } from "../values";

export const jobContact = z
	.object({
		title: optionalChoice(titles),
		firstName: person.firstName,
		lastName: person.lastName,
		email: person.email,
		phone: person.phone,
		...optionalAddress,
		job: optionalLine(),
		remark: longText("motivation"),
		cv: optionalFile("cv"),
	})
	.check(zipOfCountry);
