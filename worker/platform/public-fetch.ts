export const loopbackHosts: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** First octets of IPv4 networks that are private or reserved. */
const privateNetworks: readonly RegExp[] = [
	/^(?:0|10|127)\./,
	/^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
	/^169\.254\./,
	/^172\.(?:1[6-9]|2\d|3[01])\./,
	/^192\.(?:0\.0|168)\./,
	/^198\.1[89]\./,
	/^(?:22[4-9]|2[3-5]\d)\./,
];

const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;

const MAX_REDIRECTS = 3;

/**
 * Whether a URL may be fetched: HTTPS, a public host name or IPv4 address, the default port. A name that resolves to a
 * private address is not detected here; the platform only reaches the public network.
 * @param allowLoopback allows plain HTTP on a loopback address, where the agency's system runs in development
 */
export function isPublicUrl(address: string, allowLoopback: boolean): boolean {
	const url = URL.parse(address);
	if (!url || url.username || url.password) return false;
	const host = url.hostname.replace(/\.$/, "");
	if (allowLoopback && url.protocol === "http:" && loopbackHosts.has(host)) return true;
	if (url.protocol !== "https:" || url.port !== "") return false;
	// No picture that the site fetches has an IPv6 literal as its host.
	if (host.startsWith("[") || loopbackHosts.has(host)) return false;
	if (IPV4.test(host)) return !privateNetworks.some((network) => network.test(host));
	return host.includes(".") && !/\.(?:local|localhost|internal|lan|home|arpa)$/.test(host);
}

/**
 * Fetches a URL that a third party chose, such as the agency's system, but never from a private network: each redirect
 * is checked like the URL itself. @returns null when the URL or a redirect may not be fetched, or after more than three
 * redirects
 */
export async function fetchPublic(
	url: string,
	{ allowLoopback, ...init }: { allowLoopback: boolean; accept?: string; signal: AbortSignal },
): Promise<Response | null> {
	const headers = { accept: init.accept ?? "*/*" };
	let address = url;
	for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
		if (!isPublicUrl(address, allowLoopback)) return null;
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
