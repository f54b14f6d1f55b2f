/** A text with dots between its parts: a line may end with one, and none begins with it. */
export function dotsAtEnd(text: string): string {
	return text.replaceAll(" · ", "\u00A0· ");
}
