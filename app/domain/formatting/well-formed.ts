/** Replaces lone surrogates with U+FFFD, as they cannot be encoded in an address. */
export function wellFormed(text: string): string {
	return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
