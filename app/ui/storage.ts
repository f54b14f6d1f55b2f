/** What this browser keeps for the visitor. Where storage is blocked, as in private windows, nothing is there. */
export function readStored(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** @returns whether it is kept; an empty text is taken away */
export function writeStored(key: string, value: string): boolean {
	try {
		if (value === "") localStorage.removeItem(key);
		else localStorage.setItem(key, value);
		return true;
	} catch {
		return false;
	}
}

/** What was kept as JSON; null where it is nothing that can be read. */
export function readStoredJson(key: string): unknown {
	try {
		return JSON.parse(readStored(key) ?? "null");
	} catch {
		return null;
	}
}
