/** Lets lines break after a separator dot, never before it. */
export function dotsAtEnd(text: string): string {
	return text.replaceAll(" · ", "\u00A0· ");
}
