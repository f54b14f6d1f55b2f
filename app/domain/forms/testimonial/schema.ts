import * as z from "zod";
import { email, longText, optionalLine, optionalWebsite, personName } from "../text";
import { optionalFile } from "../uploads";

export const testimonial = z.object({
	name: personName("name"),
	about: optionalLine(),
	email: email(),
	website: optionalWebsite(),
	image: optionalFile("image"),
	comment: longText("comment"),
});
