import type { CaptchaOutcome } from "../accounts/service";
import type { Captcha, CaptchaAnswer } from "../captcha/service";

/** What a proof of work for the sign-in is bound to. */
export const SIGN_IN = { form: "session", subject: "" };

/** What an answer to a captcha of the sign-in is worth. */
export async function captchaOutcome(
	captcha: Captcha,
	db: D1Database,
	answer: CaptchaAnswer,
	address: string | null,
): Promise<CaptchaOutcome> {
	const verdict = await captcha.check(answer, { ...SIGN_IN, address });
	if (!verdict.passed) return verdict;
	const { way, statements } = verdict;
	// The statements fail where the captcha was spent before.
	const spend = async () => statements.length === 0 || (await db.batch(statements).catch(() => null)) !== null;
	return { passed: true, waived: way === "test", spend };
}
