/** What an address answers as JSON; null where it fails, also where it is aborted while the answer arrives. */
export async function fetchJson<Answer>(address: string, signal: AbortSignal): Promise<Answer | null> {
	try {
		const answer = await fetch(address, { signal });
		return answer.ok ? ((await answer.json()) as Answer) : null;
	} catch {
		return null;
	}
}
