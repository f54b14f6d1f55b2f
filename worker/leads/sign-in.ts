import { type Answer, UNAUTHORIZED } from "./call";
import type { Fault } from "./write";

/**
 * Calls with a token, and once more with a new one where the token is no longer good. For one delivery: a sign-in that
 * is denied is not tried again, so that a wrong password does not lock the account.
 */
export function signedIn(signIn: () => Promise<string | Fault>) {
	let token: string | null = null;
	let shut: Fault | null = null;

	return async (call: (token: string) => Promise<Answer>): Promise<Answer | Fault> => {
		for (let attempt = 1; ; attempt += 1) {
			if (shut) return shut;
			if (token === null) {
				const got = await signIn();
				if (typeof got !== "string") {
					if (got.reason === "denied") shut = got;
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
