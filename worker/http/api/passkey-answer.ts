import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as z from "zod";

const challengeId = z.string().min(1).max(100);
const responseSchema = z.looseObject({ id: z.string().min(1).max(2_000) });
const isResponse = (value: unknown) => responseSchema.safeParse(value).success;

/** Response of a new passkey. The browser defines its structure; the verification checks its content. */
export const registrationSchema = z.object({ challengeId, response: z.custom<RegistrationResponseJSON>(isResponse) });

/** Response of a passkey sign-in, checked in the same way. */
export const authenticationSchema = z.object({
	challengeId,
	response: z.custom<AuthenticationResponseJSON>(isResponse),
});

export const unreadable = { ok: false, code: "input", message: "the passkey's answer cannot be read" } as const;
