import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as z from "zod";

const challengeId = z.string().min(1).max(100);
const responseSchema = z.looseObject({ id: z.string().min(1).max(2_000) });
const isResponse = (value: unknown) => responseSchema.safeParse(value).success;

/** A passkey that is added. The browser's own structure: its content is checked by the verification, bit by bit. */
export const registrationSchema = z.object({ challengeId, response: z.custom<RegistrationResponseJSON>(isResponse) });

/** A passkey that signs in, checked in the same way. */
export const authenticationSchema = z.object({
	challengeId,
	response: z.custom<AuthenticationResponseJSON>(isResponse),
});

export const unreadable = { ok: false, code: "input", message: "the passkey's answer cannot be read" } as const;
