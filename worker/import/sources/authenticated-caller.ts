import { FeedError } from "../source";

export const UNAUTHORIZED = 401;

/** Runs requests with a token. Signs in again and retries once when the token has expired. */
export function authenticatedCaller(signIn: () => Promise<string>) {
	let token: string | null = null;
	return async <Wanted>(ask: (token: string) => Promise<Wanted>): Promise<Wanted> => {
		for (let attempt = 1; ; attempt++) {
			token ??= await signIn();
			try {
				return await ask(token);
			} catch (error) {
				if (attempt > 1 || !isUnauthorized(error)) throw error;
				token = null;
			}
		}
	};
}

function isUnauthorized(error: unknown): boolean {
	return error instanceof FeedError && error.runMessage.code === "denied" && error.runMessage.status === UNAUTHORIZED;
}
