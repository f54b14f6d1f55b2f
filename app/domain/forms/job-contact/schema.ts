import * as z from "zod";
import { optionalAddress, zipOfCountry } from "../address";
import { person, titles } from "../contact";
import { longText, optionalLine } from "../text";
import { optionalFile } from "../uploads";
import { optionalChoice } from "../values";

export const jobContact = z
	.object({
		...person,
		title: optionalChoice(titles),
		...optionalAddress,
		job: optionalLine(),
		remark: longText("motivation"),
		cv: optionalFile("cv"),
	})
	.check(zipOfCountry);
