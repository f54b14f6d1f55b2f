/** A network by size; `IPv4` is a single address, used by one household or company. */
export type Network = { kind: "IPv4" | "/24" | "/64" | "/56" | "/48"; name: string };

const GROUPS = 8;
const GROUP_DIGITS = 4;

/** Key that limits count by: an IPv4 address, or the /64 of an IPv6 address, which one visitor has to themselves. */
export function networkOf(address: string): string {
	return isV6(address) ? `${ipv6Groups(address).slice(0, 4).join(":")}::/64` : address;
}

/** Networks that contain an address, smallest first; empty when the platform gives no address. */
export function enclosingNetworks(address: string | null): Network[] {
	if (address === null) return [];
	if (!isV6(address)) {
		return [
			{ kind: "IPv4", name: address },
			{ kind: "/24", name: address.split(".").slice(0, 3).join(".") },
		];
	}
	const groups = ipv6Groups(address).map((group) => group.padStart(GROUP_DIGITS, "0"));
	return [
		{ kind: "/64", name: groups.slice(0, 4).join(":") },
		{ kind: "/56", name: groups.slice(0, 4).join(":").slice(0, -2) },
		{ kind: "/48", name: groups.slice(0, 3).join(":") },
	];
}

function isV6(address: string): boolean {
	return address.includes(":");
}

/** Expands an IPv6 address into its eight groups. */
export function ipv6Groups(address: string): string[] {
	const [head = "", tail] = address.toLowerCase().split("::");
	const groups = head.split(":").filter(Boolean);
	const after = tail?.split(":").filter(Boolean) ?? [];
	while (tail !== undefined && groups.length + after.length < GROUPS) groups.push("0");
	return [...groups, ...after];
}
