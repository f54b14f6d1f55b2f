/** Retry policy: five retries, the first after 350 ms, doubling. Source: specification, section 7. */
export const RETRIES = 5;
export const FIRST_RETRY_MS = 350;

/**
 * Fetches JSON; null on failure or abort.
 * @param retries number of retries, as a lost connection may come back
 */
export async function fetchJson<Answer>(address: string, signal?: AbortSignal, retries = 0): Promise<Answer | null> {
	for (let retry = 0; retry <= retries && !signal?.aborted; retry += 1) {
		if (retry > 0) await new Promise((resolve) => setTimeout(resolve, FIRST_RETRY_MS * 2 ** (retry - 1)));
		const answer = await fetch(address, { signal: signal ?? null }).catch(() => null);
		const found = answer?.ok ? ((await answer.json().catch(() => null)) as Answer | null) : null;
		if (found !== null) return found;
	}
	return null;
}

/** Posts JSON; null on a network error. */
export async function postJson(address: string, body: unknown): Promise<Response | null> {
	return fetch(address, {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json" },
		body: JSON.stringify(body),
	}).catch(() => null);
}
