import { type Answer, send } from "./send";
import type { useCaptcha } from "./use-captcha";

type Proving = Pick<ReturnType<typeof useCaptcha>, "renew" | "prove" | "askCharacters">;

/**
 * Sends a form of an account with its proof of work, and once more where the answer wants one, or a harder one.
 * @param isAsked whether it is known that one is wanted
 * @returns null where there is no connection
 */
export async function sendProven(
	path: string,
	form: HTMLFormElement,
	{ renew, prove, askCharacters }: Proving,
	isAsked = true,
): Promise<Answer | null> {
	const fields = Object.fromEntries(new FormData(form));
	try {
		const proof = isAsked ? await prove(form) : "";
		const answer = await send(path, { ...fields, pow: proof ?? "" });
		if (!answer?.errors.captcha) return answer;
		await renew(form);
		const second = await prove(form);
		if (!second) return answer;
		const again = await send(path, { ...fields, pow: second });
		if (again?.errors.captcha) askCharacters();
		return again;
	} catch {
		return null;
	}
}
