import { type Answer, UNAUTHORIZED } from "./call";
import type { Fault } from "./write";

/**
 * Runs calls with a token. Signs in again and retries once when the token has expired. Use one instance per delivery:
 * after a denied sign-in it does not try again, so that a wrong password does not lock the account.
 */
export function authenticatedCaller(signIn: () => Promise<string | Fault>) {
	let token: string | null = null;
	let deniedFault: Fault | null = null;

	return async (call: (token: string) => Promise<Answer>): Promise<Answer | Fault> => {
		for (let attempt = 1; ; attempt += 1) {
			if (deniedFault) return deniedFault;
			if (token === null) {
				const got = await signIn();
				if (typeof got !== "string") {
					if (got.reason === "denied") deniedFault = got;
					return got;
				}
				token = got;
			}
			const answer = await call(token);
			if (answer.status !== UNAUTHORIZED || attempt > 1) return answer;
			token = null;
		}
	};
}
