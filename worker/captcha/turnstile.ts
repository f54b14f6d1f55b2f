import * as z from "zod";
import { sha256 } from "../platform/links";
import { factsOf, log } from "../platform/log";

const TIMEOUT_MS = 5_000;

const answerSchema = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).optional() });

export type TurnstileSettings = { secretKey: string; verifyUrl: string };

/**
 * Verifies a Turnstile token with the provider. The idempotency key is derived from the token, so a token can be
 * verified again when the form returns because of another fault.
 */
export async function verifyTurnstile(
	{ secretKey, verifyUrl }: TurnstileSettings,
	token: string,
	address: string | null,
): Promise<"passed" | "unproven" | "down"> {
	const digest = await sha256(token);
	const body = new URLSearchParams({ secret: secretKey, response: token, idempotency_key: uuidFrom(digest) });
	if (address) body.set("remoteip", address);
	try {
		const response = await fetch(verifyUrl, { method: "POST", body, signal: AbortSignal.timeout(TIMEOUT_MS) });
		if (!response.ok) throw new Error(`the provider answered ${response.status}`);
		const answer = answerSchema.parse(await response.json());
		if (answer.success) return "passed";
		return answer["error-codes"]?.includes("internal-error") ? "down" : "unproven";
	} catch (error) {
		log("error", "captcha-provider-down", factsOf(error));
		return "down";
	}
}

function uuidFrom(digest: string): string {
	return [
		digest.slice(0, 8),
		digest.slice(8, 12),
		`4${digest.slice(13, 16)}`,
		`8${digest.slice(17, 20)}`,
		digest.slice(20, 32),
	].join("-");
}
