/** Halves of a sign, such as of one that was cut in two, cannot stand in an address: each is replaced by U+FFFD. */
export function wellFormed(text: string): string {
	return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
