/** What fails is asked for again five times, from 350 ms, doubling. Source: specification, section 7. */
export const RETRIES = 5;
export const FIRST_RETRY_MS = 350;

/**
 * What an address answers as JSON; null where that does not come, also where it is aborted.
 * @param retries how often it is asked again, since a connection that is lost may come back
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

/** Posts JSON; null where the site could not be reached. */
export async function postJson(address: string, body: unknown): Promise<Response | null> {
	return fetch(address, {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json" },
		body: JSON.stringify(body),
	}).catch(() => null);
}
