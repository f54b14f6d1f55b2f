/** A network by its size: `IPv4` is one address, which is a household or a company. */
export type Network = { kind: "IPv4" | "/24" | "/64" | "/56" | "/48"; name: string };

const GROUPS = 8;
const LONG = 4;

/** What limits count by: a visitor has a whole /64 of IPv6, whose addresses count as one. */
export function networkOf(address: string): string {
	return isV6(address) ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;
}

/** The networks that an address belongs to, the smallest first; none where the platform gives no address. */
export function networksOf(address: string | null): Network[] {
	if (address === null) return [];
	if (!isV6(address)) {
		return [
			{ kind: "IPv4", name: address },
			{ kind: "/24", name: address.split(".").slice(0, 3).join(".") },
		];
	}
	const groups = groupsOf(address).map((group) => group.padStart(LONG, "0"));
	return [
		{ kind: "/64", name: groups.slice(0, 4).join(":") },
		{ kind: "/56", name: groups.slice(0, 4).join(":").slice(0, -2) },
		{ kind: "/48", name: groups.slice(0, 3).join(":") },
	];
}

function isV6(address: string): boolean {
	return address.includes(":");
}

/** The eight of an address of IPv6. */
export function groupsOf(address: string): string[] {
	const [head = "", tail] = address.toLowerCase().split("::");
	const groups = head.split(":").filter(Boolean);
	const after = tail?.split(":").filter(Boolean) ?? [];
	while (tail !== undefined && groups.length + after.length < GROUPS) groups.push("0");
	return [...groups, ...after];
}

/** Over plain http, which a developer's machine alone serves, browsers and programs do not return a `Secure` cookie. */
export function isSecure(request: Request): boolean {
	return new URL(request.url).protocol === "https:";
}

/** Browsers fetch pages that may be wanted next: nobody has asked for these yet. */
export function isFetchedAhead(headers: Headers): boolean {
	return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
		/prefetch|prerender|preview/i.test(headers.get(name) ?? ""),
	);
}
