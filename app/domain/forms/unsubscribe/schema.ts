import * as z from "zod";
import { isObjectPayload } from "../address";
import { optionalEmail, optionalLine } from "../text";

const MAX_TOKEN_LENGTH = 500;

/** Unsubscribes with the token of an email's link, or with an address. */
export const unsubscribe = z
	.object({ email: optionalEmail(), token: optionalLine(MAX_TOKEN_LENGTH) })
	.check(
		z.refine<{ email?: unknown; token?: unknown }>(
			({ email: address, token }) => address !== undefined || token !== undefined,
			{ error: "required.email", path: ["email"], when: isObjectPayload },
		),
	);
