import type { CaptchaOutcome } from "../accounts/service";
import type { Captcha } from "../captcha/service";

/** What an answer to a captcha of the sign-in is worth. */
export async function captchaOutcome(captcha: Captcha, id: string, answer: string): Promise<CaptchaOutcome> {
	const verdict = await captcha.check(id, answer, null);
	if (!verdict.passed) return verdict;
	// The statement fails where the captcha was spent before.
	const spend = async () => (await verdict.spend?.run().catch(() => null)) !== null;
	return { passed: true, waived: verdict.waivesLimits, spend };
}
