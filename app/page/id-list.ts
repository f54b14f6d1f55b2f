/** A list of property ids stored in this browser, the newest first. */
export type IdList = {
	read: () => readonly number[];
	add: (id: number) => void;
	remove: (id: number) => void;
	clear: () => void;
	/** Whether the list outlives the page. */
	isStored: () => boolean;
	subscribe: (listener: () => void) => () => void;
};

const none: readonly number[] = [];

/** Parses ids of a stored or linked list: positive integers, unique, limited in number. */
export function parseIds(text: string | null | undefined, most: number): number[] {
	const numbers = (text ?? "").split(",").map((part) => (/^\d{1,13}$/.test(part.trim()) ? Number(part) : 0));
	return [...new Set(numbers)].filter((id) => id > 0).slice(0, most);
}

/**
 * A list under a key of the browser's local storage, as `4101,4102`. Where storage is blocked, as in private
 * windows, it lasts as long as the page.
 */
export function createIdList(key: string, most: number): IdList {
	let ids = none;
	let isRead = false;
	let isStored = true;
	const listeners = new Set<() => void>();

	function read(): readonly number[] {
		if (!isRead) {
			isRead = true;
			ids = parseIds(readStored(key), most);
		}
		return ids;
	}

	function notify() {
		for (const listener of listeners) listener();
	}

	function write(next: readonly number[]) {
		ids = next.slice(0, most);
		isStored = writeStored(key, ids.join(","));
		notify();
	}

	function changedElsewhere(event: StorageEvent) {
		if (event.key !== null && event.key !== key) return;
		isRead = false;
		notify();
	}

	return {
		read,
		add: (id) => write([id, ...read().filter((other) => other !== id)]),
		remove: (id) => write(read().filter((other) => other !== id)),
		clear: () => write(none),
		isStored: () => isStored,
		subscribe(listener) {
			if (listeners.size === 0) addEventListener("storage", changedElsewhere);
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
				if (listeners.size === 0) removeEventListener("storage", changedElsewhere);
			};
		},
	};
}

function readStored(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function writeStored(key: string, value: string): boolean {
	try {
		if (value === "") localStorage.removeItem(key);
		else localStorage.setItem(key, value);
		return true;
	} catch {
		return false;
	}
}
