export const loopbackHosts: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** First octets of IPv4 networks that are private or reserved. */
const inwardNetworks: readonly RegExp[] = [
	/^(?:0|10|127)\./,
	/^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
	/^169\.254\./,
	/^172\.(?:1[6-9]|2\d|3[01])\./,
	/^192\.(?:0\.0|168)\./,
	/^198\.1[89]\./,
	/^(?:22[4-9]|2[3-5]\d)\./,
];

const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;

const MOST_REDIRECTS = 3;

/**
 * Whether an address may be fetched: https, of a host with a public name or number, on its usual port. A name that
 * resolves to a private address is not detected here; the platform itself reaches no network but the public one.
 * @param allowLoopback plain http is let through on a loopback address, as locally the agency's system is there
 */
export function isOutward(address: string, allowLoopback: boolean): boolean {
	const url = URL.parse(address);
	if (!url || url.username || url.password) return false;
	const host = url.hostname.replace(/\.$/, "");
	if (allowLoopback && url.protocol === "http:" && loopbackHosts.has(host)) return true;
	if (url.protocol !== "https:" || url.port !== "") return false;
	// No public host has a literal of IPv6 in its address that a picture would need.
	if (host.startsWith("[") || loopbackHosts.has(host)) return false;
	if (IPV4.test(host)) return !inwardNetworks.some((network) => network.test(host));
	return host.includes(".") && !/\.(?:local|localhost|internal|lan|home|arpa)$/.test(host);
}

/**
 * Fetches an address that somebody else has chosen, such as one of the agency's system, never from a private network:
 * each redirect is looked at as the address was. @returns null where the address, or where it leads, may not be fetched
 */
export async function fetchOutward(
	url: string,
	{ allowLoopback, ...init }: { allowLoopback: boolean; accept?: string; signal: AbortSignal },
): Promise<Response | null> {
	const headers = { accept: init.accept ?? "*/*" };
	let address = url;
	for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
		if (!isOutward(address, allowLoopback)) return null;
		const answer = await fetch(address, { headers, redirect: "manual", signal: init.signal });
		const location = answer.headers.get("location");
		if (answer.status < 300 || answer.status >= 400 || !location) return answer;
		await answer.body?.cancel();
		const next = URL.parse(location, address);
		if (!next) return null;
		address = next.href;
	}
	return null;
}
