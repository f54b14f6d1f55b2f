import * as z from "zod";
import { brusselsDay } from "../formatting/dates";
import { languages } from "../language";
import { validation } from "./answers";
import { blankIsNull } from "./field-schemas";
import { roles } from "./roles";

const MAX_LENGTH = 200;
const MAX_TYPED_PASSWORD_LENGTH = 1_000;

/** Six digits of the second factor; spaces and hyphens are removed. */
const code = z
	.string(validation("code"))
	.max(MAX_LENGTH, validation("code"))
	.transform((text) => text.replaceAll(/[\s-]/g, ""))
	.pipe(z.string().regex(/^\d{6}$/, validation("code")));
const password = z
	.string(validation("password"))
	.min(1, validation("password"))
	.max(MAX_TYPED_PASSWORD_LENGTH, validation("password"));
const email = z
	.string(validation("email"))
	.trim()
	.max(MAX_LENGTH, validation("email"))
	.pipe(z.email(validation("email")));

export const staffSignInSchema = z.object({ email, password, code });

/** Used when a passkey is lost. */
export const staffRecoverySchema = z.object({
	email,
	recoveryCode: z
		.string(validation("recoveryCode"))
		.trim()
		.min(1, validation("recoveryCode"))
		.max(MAX_LENGTH, validation("recoveryCode")),
});

export const acceptInvitationSchema = z
	.object({
		token: z.string(validation("link")).min(1, validation("link")).max(MAX_LENGTH, validation("link")),
		password,
		passwordConfirmation: z.string(validation("confirmation")),
		code,
	})
	.refine((input) => input.password === input.passwordConfirmation, {
		path: ["passwordConfirmation"],
		error: validation("notTheSame"),
	});

export const changeStaffPasswordSchema = z
	.object({ password, passwordConfirmation: z.string(validation("confirmation")), code })
	.refine((input) => input.password === input.passwordConfirmation, {
		path: ["passwordConfirmation"],
		error: validation("notTheSame"),
	});

const person = {
	name: z
		.string(validation("name"))
		.trim()
		.min(1, validation("name"))
		.max(MAX_LENGTH, validation("name"))
		.refine((text) => !/[<>\p{Cc}]/u.test(text), validation("invalid")),
	role: z.enum(roles, validation("role")),
	/** Id of one of the brand's offices. */
	office: blankIsNull(z.string().max(MAX_LENGTH)),
	/** Email address of the agent in the CRM, if different. */
	agentEmail: blankIsNull(email),
	/** Language of the site's emails to the person. */
	language: z.enum(languages, validation("invalid")),
};

export const inviteStaffSchema = z.object({ email, ...person });
export const changeStaffSchema = z.object(person);

const day = z.iso.date(validation("day"));

export const standInSchema = z
	.object({
		standIn: z.string(validation("colleague")).min(1, validation("colleague")).max(MAX_LENGTH, validation("colleague")),
		firstDay: day,
		lastDay: day,
	})
	.refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ["lastDay"], error: validation("lastDay") })
	.refine(({ firstDay, lastDay }) => lastDay < firstDay || lastDay >= brusselsDay(new Date()), {
		path: ["lastDay"],
		error: validation("over"),
	});

export type StandInChoice = z.output<typeof standInSchema>;
export type StaffInvitation = z.output<typeof inviteStaffSchema>;
export type StaffChange = z.output<typeof changeStaffSchema>;
