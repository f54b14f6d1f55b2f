import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/**
 * Solves a proof of work. The browser derives keys in threads of its own, so that the page stays free meanwhile.
 * @returns what the server takes for it; null where this browser cannot
 */
export async function solve(challenge: Challenge): Promise<string | null> {
	// Without encryption on the way a browser has no keys to derive.
	if (!globalThis.crypto?.subtle) return null;
	const solution = await solveChallenge({ challenge, deriveKey });
	return solution && btoa(JSON.stringify({ challenge, solution }));
}
