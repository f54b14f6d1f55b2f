import * as z from "zod";
import { languages } from "../language";

const MAX_LOGIN_LENGTH = 200;
const MAX_TYPED_PASSWORD_LENGTH = 1_000;

const language = z.enum(languages).optional().catch(undefined);

/** `POST /api/session`. Messages are keys of the namespace `portal`. */
export const signInSchema = z.object({
	login: z.string("validation.login").trim().min(1, "validation.login").max(MAX_LOGIN_LENGTH, "validation.login"),
	password: z
		.string("validation.password")
		.min(1, "validation.password")
		.max(MAX_TYPED_PASSWORD_LENGTH, "validation.password"),
	captchaId: z.string().max(MAX_LOGIN_LENGTH).optional(),
	captcha: z
		.string()
		.max(MAX_TYPED_PASSWORD_LENGTH * 4)
		.optional(),
	pow: z.unknown().optional(),
	lang: language,
});

/** `POST /api/password`. */
export const choosePasswordSchema = z
	.object({
		token: z.string("validation.link").min(1, "validation.link").max(MAX_LOGIN_LENGTH, "validation.link"),
		password: z.string("validation.password").min(1, "validation.password"),
		passwordConfirmation: z.string("validation.confirmation").min(1, "validation.confirmation"),
		lang: language,
	})
	.refine((input) => input.password === input.passwordConfirmation, {
		path: ["passwordConfirmation"],
		error: "validation.notTheSame",
	});
