/** Reads localStorage; null if the key is missing or storage is blocked, as in private windows. */
export function readStored(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** @returns whether it is stored; an empty text removes the key */
export function writeStored(key: string, value: string): boolean {
	try {
		if (value === "") localStorage.removeItem(key);
		else localStorage.setItem(key, value);
		return true;
	} catch {
		return false;
	}
}

/** Reads JSON from localStorage; null if missing or invalid. */
export function readStoredJson(key: string): unknown {
	try {
		return JSON.parse(readStored(key) ?? "null");
	} catch {
		return null;
	}
}
