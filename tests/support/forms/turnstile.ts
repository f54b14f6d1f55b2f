import { createServer } from "node:http";
import { listenOnLoopback } from "../loopback.ts";

/** Tokens with special results; any other token is valid. */
export const tokens = { refused: "refused", silent: "silent", broken: "broken", faulty: "faulty" };

type Verification = Record<string, string>;

/** Local stand-in for the Turnstile verification service. */
export async function startVerifier() {
	const asked: Verification[] = [];
	/** If set, applies to every token. */
	const mood = { all: null as string | null };
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const part of request) body += part;
		const verification = Object.fromEntries(new URLSearchParams(body));
		asked.push(verification);
		const kind = mood.all ?? verification.response;
		if (kind === tokens.silent) return;
		response.statusCode = kind === tokens.broken ? 500 : 200;
		response.setHeader("content-type", "application/json");
		response.end(
			JSON.stringify({
				success: kind !== tokens.refused && kind !== tokens.faulty && kind !== tokens.broken,
				"error-codes":
					kind === tokens.refused ? ["invalid-input-response"] : kind === tokens.faulty ? ["internal-error"] : [],
			}),
		);
	});
	const { origin, close } = await listenOnLoopback(server);
	return {
		url: `${origin}/siteverify`,
		asked,
		mood,
		close,
	};
}
