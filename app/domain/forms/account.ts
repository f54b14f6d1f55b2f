import * as z from "zod";
import { isRead } from "./address";
import { titles } from "./contact";
import { email, line, longest, longText, optionalEmail, optionalLine, optionalLongText, optionalWebsite } from "./text";
import { optionalFile } from "./uploads";
import { optionalChoice } from "./values";

export const newsletter = z.object({
	title: optionalChoice(titles),
	firstName: line("firstName", longest.name),
	lastName: line("lastName", longest.name),
	email: email(),
});

export const testimonial = z.object({
	name: line("name", longest.name),
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
	firstName: optionalLine(longest.name),
	lastName: optionalLine(longest.name),
	email: optionalEmail(),
	remark: optionalLongText(),
});
