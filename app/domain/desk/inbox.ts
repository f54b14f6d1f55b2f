import type { Language } from "../language";
import { isOneOf } from "../records";
import type { InboxForm } from "./inbox-forms";
import { deskSectionPath } from "./sections";

const inboxStates = ["new", "seen", "answered", "closed"] as const;
export type InboxState = (typeof inboxStates)[number];

export function isInboxState(state: unknown): state is InboxState {
	return isOneOf(inboxStates, state);
}

/** Stage of a conversation; `lost` comes with a reason. */
export const inboxStages = ["new", "contacted", "viewed", "offer", "won", "lost"] as const;
export type InboxStage = (typeof inboxStages)[number];
export const lostReasons = ["price", "financing", "unsuited", "elsewhere", "silent"] as const;
export type LostReason = (typeof lostReasons)[number];

/**
 * `open`: needs attention today: new, seen, or due again. `later`: deferred to a day. `failed`: an email or lead was
 * not delivered.
 */
export const inboxViews = ["open", ...inboxStates, "later", "failed", "all"] as const;
type InboxView = (typeof inboxViews)[number];

/** Filters of the inbox; null or '' for no filter. */
export type InboxQuery = {
	view: InboxView;
	form: InboxForm | null;
	stage: InboxStage | null;
	office: string | null;
	/** Email address of the agent in the CRM. */
	agent: string | null;
	property: number | null;
	/** Assigned to the current user. */
	mine: boolean;
	words: string;
	/** Pagination cursor: only items after it. */
	after: InboxCursor | null;
};

/** Pagination cursor: time of the last message in epoch seconds; id breaks ties. */
export type InboxCursor = { latest: number; id: string };

/** Query string of a filtered inbox. */
export function inboxSearch(query: Partial<InboxQuery>): string {
	const { view = "open", form, stage, office, agent, property, mine, words, after } = query;
	const search = new URLSearchParams();
	if (view !== "open") search.set("state", view);
	if (form) search.set("form", form);
	if (stage) search.set("stage", stage);
	if (office) search.set("office", office);
	if (agent) search.set("agent", agent);
	if (property) search.set("property", String(property));
	if (mine) search.set("mine", "1");
	if (words) search.set("q", words);
	if (after) search.set("before", `${after.latest}.${after.id}`);
	const text = search.toString();
	return text === "" ? "" : `?${text}`;
}

/** Path of a filtered inbox; with an id, of that item next to it. */
export function inboxPath(language: Language, query: Partial<InboxQuery>, id?: string): string {
	return deskSectionPath("inbox", language, id) + inboxSearch(query);
}

/** Number of messages to and from the visitor: tells whether the author of a reply has seen them all. */
export function messageCount({ notes }: { notes: readonly { kind: "note" | "reply" | "message" }[] }): number {
	return notes.filter(({ kind }) => kind !== "note").length;
}
