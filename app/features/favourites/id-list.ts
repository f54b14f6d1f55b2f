import { readStored, writeStored } from "../../ui/storage";

export const MAX_FAVOURITES = 100;

/** Parses ids of a stored or linked list: positive integers, unique, limited in number. */
export function parseIds(text: string | null | undefined, most: number): number[] {
	const numbers = (text ?? "").split(",").map((part) => (/^\d{1,13}$/.test(part.trim()) ? Number(part) : 0));
	return [...new Set(numbers)].filter((id) => id > 0).slice(0, most);
}

/**
 * List of property ids in local storage, newest first, as `4101,4102`. If storage is blocked, as in private windows, it
 * lasts as long as the page.
 */
export function createIdList(key: string, most: number) {
	/** Fallback if storage is blocked. */
	let unstored: readonly number[] | null = null;

	// Read each time: another tab may have changed it.
	const read = () => unstored ?? parseIds(readStored(key), most);

	function write(ids: readonly number[]): void {
		const kept = ids.slice(0, most);
		unstored = writeStored(key, kept.join(",")) ? null : kept;
	}

	return {
		read,
		add: (id: number) => write([id, ...read().filter((other) => other !== id)]),
		/** Appends ids as the oldest, up to the maximum. */
		append: (ids: readonly number[]) => write([...read(), ...ids]),
		remove: (id: number) => write(read().filter((other) => other !== id)),
		clear: () => write([]),
		/** Whether the list outlives the page. */
		isStored: () => unstored === null,
	};
}
