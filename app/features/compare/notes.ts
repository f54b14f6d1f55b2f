import { useSyncExternalStore } from "react";

const KEY = "property-notes";
const LONGEST_NOTE = 500;
const MOST_NOTES = 100;

type Notes = Readonly<Record<string, string>>;

const none: Notes = {};
let notes: Notes | null = null;
const listeners = new Set<() => void>();

function isNotes(value: unknown): value is Notes {
	return typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");
}

/** The visitor's notes by property, kept in this browser; for as long as the page where storage is blocked. */
function read(): Notes {
	if (notes) return notes;
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
		notes = isNotes(stored) ? stored : none;
	} catch {
		notes = none;
	}
	return notes;
}

/** Keeps a note; an empty one is forgotten, and beyond a hundred the oldest. */
export function keepNote(id: number, text: string): void {
	const others = Object.entries(read()).filter(([other]) => other !== String(id));
	const note = text.slice(0, LONGEST_NOTE);
	const kept = note.trim() === "" ? others : [...others, [String(id), note] as const];
	notes = Object.fromEntries(kept.slice(-MOST_NOTES));
	try {
		localStorage.setItem(KEY, JSON.stringify(notes));
	} catch {
		// The page itself still holds it.
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function useNotes(): Notes {
	return useSyncExternalStore(subscribe, read, () => none);
}
