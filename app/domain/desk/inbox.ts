import { idOf } from "../pages/address";

/** Forms that a person answers. The others (a saved search, a newsletter) answer themselves. */
export const inboxForms = [
	"contact-me",
	"contact-visit",
	"contact-appointment",
	"contact-construction",
	"site-contact",
	"contact-demand",
	"offer",
	"rent-application",
	"request-documents",
	"job-contact",
] as const;
export type InboxForm = (typeof inboxForms)[number];

export function isInboxForm(form: unknown): form is InboxForm {
	return (inboxForms as readonly unknown[]).includes(form);
}

export const inboxStates = ["new", "seen", "answered", "closed"] as const;
export type InboxState = (typeof inboxStates)[number];

export function isInboxState(state: unknown): state is InboxState {
	return (inboxStates as readonly unknown[]).includes(state);
}

/** `open` is what still waits for somebody: new and seen. */
export const inboxViews = ["open", ...inboxStates, "all"] as const;
export type InboxView = (typeof inboxViews)[number];

/** What a list of the inbox is narrowed to; null and '' for no narrowing. */
export type InboxQuery = {
	view: InboxView;
	form: InboxForm | null;
	office: string | null;
	/** The agent's address in the CRM. */
	agent: string | null;
	property: number | null;
	/** Assigned to the one who asks. */
	mine: boolean;
	words: string;
	/** Only what arrived before it, in epoch seconds: later pages. */
	before: number | null;
};

const LONGEST = 200;

/** From an address; what does not fit is left out. */
export function inboxQuery(search: URLSearchParams): InboxQuery {
	const text = (name: string) => search.get(name)?.trim().slice(0, LONGEST) || null;
	const view = inboxViews.find((each) => each === search.get("state")) ?? "open";
	const form = search.get("form");
	return {
		view,
		form: isInboxForm(form) ? form : null,
		office: text("office"),
		agent: text("agent"),
		property: idOf(search.get("property") ?? ""),
		mine: search.get("mine") === "1",
		words: text("q") ?? "",
		before: idOf(search.get("before") ?? ""),
	};
}

/** The same in an address, for links, with changes. */
export function inboxSearch(query: InboxQuery, changes: Partial<InboxQuery> = {}): string {
	const { view, form, office, agent, property, mine, words, before } = { ...query, ...changes };
	const search = new URLSearchParams();
	if (view !== "open") search.set("state", view);
	if (form) search.set("form", form);
	if (office) search.set("office", office);
	if (agent) search.set("agent", agent);
	if (property) search.set("property", String(property));
	if (mine) search.set("mine", "1");
	if (words) search.set("q", words);
	if (before) search.set("before", String(before));
	const text = search.toString();
	return text === "" ? "" : `?${text}`;
}
