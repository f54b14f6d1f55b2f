import { isRecord } from "../../domain/records";
import { type Behaviours, notifyChanged } from "../../page/behaviour";
import { fetchDocument } from "../../page/swap";
import { fetchJson } from "../../ui/fetch-json";
import { readStoredJson, writeStored } from "../../ui/storage";
import { favourites, recentlySeen } from "./favourites-behaviour";

const NEARBY_SHOWN = 3;

const lists = { favourites, "recently-seen": recentlySeen };

/** Loads the stored properties, rendered by the server. */
async function fill(section: HTMLElement, ids: readonly number[]): Promise<void> {
	const answer = await fetchDocument(`${location.pathname}?ids=${ids.join()}`);
	const found = answer?.getElementById("found");
	// If the section has its own heading, the heading with the count is removed.
	if (section.querySelector("h2")) found?.querySelector("h2")?.remove();
	if (found) section.querySelector("[data-found]")?.replaceChildren(document.adoptNode(found));
	section.dataset.state = found ? "full" : "lost";
	if (found) notifyChanged();
}

export const keptListBehaviours: Behaviours<{
	/** List stored in this browser; the server renders its properties by id. */
	"kept-list": keyof typeof lists;
	"clear-list": keyof typeof lists;
	/** Adds properties to the favourites and opens the list. */
	"keep-all": { ids: readonly number[]; list: string };
	/** Textarea for the visitor's private note about a property. Value: its id. */
	note: number;
	/** Newest properties in the visitor's region: the endpoint for their ids, and the path that renders cards by id. */
	nearby: { newest: string; cards: string };
}> = {
	"kept-list": {
		show(section, name) {
			// Removed properties stay on the page, so they can be added again. A failed request is retried.
			if (section.dataset.state && section.dataset.state !== "lost") return;
			const ids = lists[name].read();
			section.dataset.state = ids.length === 0 ? "empty" : "asked";
			if (ids.length > 0) void fill(section, ids);
		},
	},
	"clear-list": {
		click(button, name) {
			lists[name].clear();
			const section = button.closest<HTMLElement>("[data-kept-list]");
			if (section) section.dataset.state = "empty";
			// The pressed button is removed with its list.
			document.getElementById("main")?.focus({ preventScroll: true });
		},
	},
	"keep-all": {
		click(_, { ids, list }) {
			// add() prepends, so iterate in reverse order.
			for (const id of [...ids].reverse()) favourites.add(id);
			location.assign(list);
		},
	},
	note: {
		show(area, id) {
			if (area instanceof HTMLTextAreaElement && area !== document.activeElement)
				area.value = readNotes().get(String(id)) ?? "";
		},
		input: (area, id) => area instanceof HTMLTextAreaElement && saveNote(id, area.value),
	},
	nearby: {
		begin(section, { newest, cards }) {
			void fillNearby(section, newest, cards).catch(() => null);
		},
	},
};

/** Loads the newest properties in the visitor's region that are not on the page yet. */
async function fillNearby(section: HTMLElement, newest: string, cards: string): Promise<void> {
	const answer: unknown = await fetchJson(newest);
	const items: unknown[] = isRecord(answer) && Array.isArray(answer.items) ? answer.items : [];
	const known = new Set(
		[...document.querySelectorAll<HTMLElement>("[data-heart]")].map(({ dataset }) => dataset.heart),
	);
	const ids = items
		.flatMap((item) => (isRecord(item) && typeof item.id === "number" ? [item.id] : []))
		.filter((id) => !known.has(String(id)));
	const list = section.querySelector("ul");
	if (!list || ids.length === 0) return;
	const found = (await fetchDocument(cards + ids.slice(0, NEARBY_SHOWN).join()))?.querySelectorAll("#found article");
	// Only if the content after the section is below the viewport, so nothing visible shifts.
	if (!found?.length || (section.nextElementSibling?.getBoundingClientRect().top ?? 0) < window.innerHeight) return;
	for (const card of found) list.appendChild(document.createElement("li")).appendChild(document.adoptNode(card));
	section.dataset.filled = "";
	notifyChanged();
}

const NOTES = "property-notes";
const MAX_NOTE_LENGTH = 500;
const MAX_NOTES = 100;

/** Reads the visitor's notes by property id. */
function readNotes(): Map<string, string> {
	const stored = readStoredJson(NOTES);
	if (!isRecord(stored)) return new Map();
	return new Map(Object.entries(stored).flatMap(([id, note]) => (typeof note === "string" ? [[id, note]] : [])));
}

/** Stores a note. An empty note is deleted; beyond MAX_NOTES the oldest is dropped. */
function saveNote(id: number, text: string): void {
	const others = [...readNotes()].filter(([other]) => other !== String(id));
	const note = text.slice(0, MAX_NOTE_LENGTH);
	const kept = note.trim() === "" ? others : [...others, [String(id), note] as const];
	writeStored(NOTES, JSON.stringify(Object.fromEntries(kept.slice(-MAX_NOTES))));
}
