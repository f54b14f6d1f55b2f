import * as z from "zod";
import { isRead } from "./address";
import { titles } from "./contact";
import {
	email,
	line,
	longest,
	longText,
	optionalEmail,
	optionalLine,
	optionalLongText,
	optionalPersonName,
	optionalWebsite,
	personName,
} from "./text";
import { optionalFile } from "./uploads";
import { optionalChoice } from "./values";

export const newsletter = z.object({
	title: optionalChoice(titles),
	firstName: personName("firstName"),
	lastName: personName("lastName"),
	email: email(),
});

export const testimonial = z.object({
	name: personName("name"),
	about: optionalLine(),
	email: email(),
	website: optionalWebsite(),
	image: optionalFile("image"),
	comment: longText("comment"),
});

export const forgotPassword = z.object({ login: line("login", longest.email) });

const LONGEST_TOKEN = 500;

/** By the link of an email, or by an address that is typed in. */
export const unsubscribe = z
	.object({ email: optionalEmail(), token: optionalLine(LONGEST_TOKEN) })
	.check(
		z.refine<{ email?: unknown; token?: unknown }>(
			({ email: address, token }) => address !== undefined || token !== undefined,
			{ error: "required.email", path: ["email"], when: isRead },
		),
	);

/** The form that shows the agency that forms arrive. */
export const testing = z.object({
	firstName: optionalPersonName(),
	lastName: optionalPersonName(),
	email: optionalEmail(),
	remark: optionalLongText(),
});
