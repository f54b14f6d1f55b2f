/** Whether an address lies in one of the networks: single addresses, or with a prefix length (`192.0.2.0/24`). */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
	const bits = bitsOf(address);
	if (bits === null) return false;
	return networks.some((network) => {
		const [base = "", length] = network.split("/");
		const wanted = bitsOf(base);
		if (wanted === null || wanted.length !== bits.length) return false;
		const compared = length === undefined ? wanted.length : Number(length);
		return bits.slice(0, compared) === wanted.slice(0, compared);
	});
}

function bitsOf(address: string): string | null {
	const parts = address.includes(":") ? groupsOf(address) : address.split(".").map(Number);
	const [count, size, radix] = address.includes(":") ? [8, 16, 65_536] : [4, 8, 256];
	if (parts.length !== count || parts.some((part) => !Number.isInteger(part) || part < 0 || part >= radix)) return null;
	return parts.map((part) => part.toString(2).padStart(size, "0")).join("");
}

function groupsOf(address: string): number[] {
	const numbers = (text: string) =>
		text
			.split(":")
			.filter(Boolean)
			.map((group) => Number.parseInt(group, 16));
	const [head = "", tail] = address.split("::");
	const before = numbers(head);
	if (tail === undefined) return before;
	const after = numbers(tail);
	return [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => 0), ...after];
}
