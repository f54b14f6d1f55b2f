import * as z from "zod";
import { brusselsDay } from "../formatting/dates";
import { languages } from "../language";
import { validation } from "./answers";
import { blankIsNull } from "./field-schemas";
import { roles } from "./roles";

const MAX_LENGTH = 200;
const MAX_TYPED_PASSWORD_LENGTH = 1_000;

/** A required line of text, trimmed. */
function required(name: Parameters<typeof validation>[0]) {
	return z.string(validation(name)).trim().min(1, validation(name)).max(MAX_LENGTH, validation(name));
}

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
	recoveryCode: required("recoveryCode"),
});

const newPassword = { password, passwordConfirmation: z.string(validation("confirmation")), code };
const passwordsMatch = z.refine<{ password: string; passwordConfirmation: string }>(
	(input) => input.password === input.passwordConfirmation,
	{ path: ["passwordConfirmation"], error: validation("notTheSame") },
);

export const acceptInvitationSchema = z.object({ token: required("link"), ...newPassword }).check(passwordsMatch);

export const changeStaffPasswordSchema = z.object(newPassword).check(passwordsMatch);

const person = {
	name: required("name").refine((text) => !/[<>\p{Cc}]/u.test(text), validation("invalid")),
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
		standIn: required("colleague"),
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
