import type { Language } from "../language";
import type { InboxForm } from "./inbox-forms";
import { deskSectionPath } from "./sections";

const inboxStates = ["new", "seen", "answered", "closed"] as const;
export type InboxState = (typeof inboxStates)[number];

export function isInboxState(state: unknown): state is InboxState {
	return inboxStates.some((known) => known === state);
}

/** How far a conversation has come; `lost` with one of the reasons. */
export const inboxStages = ["new", "contacted", "viewed", "offer", "won", "lost"] as const;
export type InboxStage = (typeof inboxStages)[number];
export const lostReasons = ["price", "financing", "unsuited", "elsewhere", "silent"] as const;
export type LostReason = (typeof lostReasons)[number];

/**
 * `open` is what waits for somebody today: new, seen, or to be looked at again by now. `later` waits for its day.
 * `failed` has an email or a lead that did not arrive.
 */
export const inboxViews = ["open", ...inboxStates, "later", "failed", "all"] as const;
type InboxView = (typeof inboxViews)[number];

/** What a list of the inbox is narrowed to; null and '' for no narrowing. */
export type InboxQuery = {
	view: InboxView;
	form: InboxForm | null;
	stage: InboxStage | null;
	office: string | null;
	/** The agent's address in the CRM. */
	agent: string | null;
	property: number | null;
	/** Assigned to the one who asks. */
	mine: boolean;
	words: string;
	/** Only what stands after it in the list: later pages. */
	before: InboxMark | null;
};

/** A row of the list: when it was last written in, in epoch seconds, and its id, by which those of one second are ordered. */
export type InboxMark = { latest: number; id: string };

/** A narrowed list in an address, for links. */
export function inboxSearch(query: Partial<InboxQuery>): string {
	const { view = "open", form, stage, office, agent, property, mine, words, before } = query;
	const search = new URLSearchParams();
	if (view !== "open") search.set("state", view);
	if (form) search.set("form", form);
	if (stage) search.set("stage", stage);
	if (office) search.set("office", office);
	if (agent) search.set("agent", agent);
	if (property) search.set("property", String(property));
	if (mine) search.set("mine", "1");
	if (words) search.set("q", words);
	if (before) search.set("before", `${before.latest}.${before.id}`);
	const text = search.toString();
	return text === "" ? "" : `?${text}`;
}

/** The narrowed list; with an id, beside that item. */
export function inboxPath(language: Language, query: Partial<InboxQuery>, id?: string): string {
	return deskSectionPath("inbox", language, id) + inboxSearch(query);
}

/** How much has been written to the visitor and by the visitor: an answer is about as much of it as its writer has seen. */
export function writtenIn({ notes }: { notes: readonly { kind: "note" | "reply" | "message" }[] }): number {
	return notes.filter(({ kind }) => kind !== "note").length;
}
