import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/**
 * Solves a proof of work. The browser derives keys in background threads, so the page stays responsive.
 * @returns base64 payload for the server; null if the browser cannot solve it
 */
export async function solve(challenge: Challenge): Promise<string | null> {
	// `crypto.subtle` requires a secure context.
	if (!globalThis.crypto?.subtle) return null;
	const solution = await solveChallenge({ challenge, deriveKey });
	return solution && btoa(JSON.stringify({ challenge, solution }));
}
