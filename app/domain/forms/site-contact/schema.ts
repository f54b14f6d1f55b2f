import * as z from "zod";
import { zipOfCountry } from "../address";
import { contactPreferences, person } from "../contact";
import { longText } from "../text";

export const siteContact = z
	.object({ ...person, ...contactPreferences, remark: longText("remark") })
	.check(zipOfCountry);
