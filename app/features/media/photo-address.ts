/** The anchor of a photograph: `photo-3` is the third. */
export function photoId(index: number): string {
	return `photo-${index + 1}`;
}
