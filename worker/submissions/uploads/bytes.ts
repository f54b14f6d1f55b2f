export type Bytes = Uint8Array<ArrayBuffer>;

/** A file with more parts is refused, because each part costs memory. Cameras write far fewer. */
export const MAX_PARTS = 10_000;

export function startsWith(content: Uint8Array, text: string, offset = 0): boolean {
	return [...text].every((character, index) => content[offset + index] === character.charCodeAt(0));
}
