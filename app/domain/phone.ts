/** Digits per group, by the number of digits. Source: specification, section 5. */
const GROUPS: Readonly<Record<number, readonly number[]>> = {
	9: [3, 2, 2, 2],
	10: [4, 2, 2, 2],
};

/**
 * A phone number in groups: `0470 12 34 56`, `092 34 56 78`. Any other number of digits is left as entered, and so is an
 * international number, which could not be dialled without its plus.
 */
export function displayPhone(text: string): string {
	if (text.trimStart().startsWith("+")) return text;
	const digits = text.replace(/\D/g, "");
	const groups = GROUPS[digits.length];
	if (!groups) return text;
	let start = 0;
	return groups
		.map((size) => {
			start += size;
			return digits.slice(start - size, start);
		})
		.join(" ");
}
