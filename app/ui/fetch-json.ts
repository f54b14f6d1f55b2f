const FIRST_WAIT_MS = 1_000;

/**
 * What an address answers as JSON; null where it fails, also where it is aborted. A connection that is lost may come
 * back: with `tries` it is asked again, each time after twice as long.
 */
export async function fetchJson<Answer>(
	address: string,
	signal: AbortSignal | null,
	tries = 1,
): Promise<Answer | null> {
	for (let tried = 0; tried < tries && !signal?.aborted; tried += 1) {
		if (tried > 0) await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** (tried - 1)));
		const answer = await fetch(address, { signal }).catch(() => null);
		if (answer?.ok) return answer.json().catch(() => null) as Promise<Answer | null>;
	}
	return null;
}

/** Posts JSON; null where the site could not be reached. */
export async function postJson(address: string, body: unknown): Promise<Response | null> {
	return fetch(address, {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json" },
		body: JSON.stringify(body),
	}).catch(() => null);
}
