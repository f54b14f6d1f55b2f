import { isbot } from "isbot";

/** Of the hash: enough that two visitors of one day never share one. */
const BYTES_KEPT = 16;

/** Whether a request is a person's page view: no bot, no prefetch, no HEAD. */
export function isPersonReading(request: Request): boolean {
	const agent = request.headers.get("user-agent") ?? "";
	return request.method === "GET" && agent !== "" && !isbot(agent) && !isFetchedAhead(request.headers);
}

/** Browsers fetch pages that may be wanted next; these are no page views. */
function isFetchedAhead(headers: Headers): boolean {
	return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
		/prefetch|prerender|preview/i.test(headers.get(name) ?? ""),
	);
}

/**
 * A visitor of one property on one day: the same for the same browser and network that day, and meaningless the next, when
 * the day's salt is gone.
 */
export async function visitorHash(salt: string, address: string, agent: string, propertyId: number): Promise<string> {
	const key = await crypto.subtle.importKey(
		"raw",
		new TextEncoder().encode(salt),
		{ name: "HMAC", hash: "SHA-256" },
		false,
		["sign"],
	);
	const digest = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${address}\n${agent}\n${propertyId}`));
	return btoa(String.fromCharCode(...new Uint8Array(digest).slice(0, BYTES_KEPT)));
}
