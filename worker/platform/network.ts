const IPV6_NETWORK_GROUPS = 4;

/** What limits count by: a visitor has a whole /64 of IPv6, whose addresses count as one. */
export function networkOf(address: string): string {
	if (!address.includes(":")) return address;
	const [head = "", tail] = address.split("::");
	const groups = head.split(":").filter(Boolean);
	if (tail !== undefined) {
		const after = tail.split(":").filter(Boolean);
		while (groups.length + after.length < 8) groups.push("0");
	}
	return `${groups.slice(0, IPV6_NETWORK_GROUPS).join(":").toLowerCase()}::/64`;
}
