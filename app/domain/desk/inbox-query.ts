import { idOf } from "../pages/address";
import { type InboxCursor, type InboxQuery, inboxStages, inboxViews } from "./inbox";
import { inboxForms } from "./inbox-forms";

const MAX_LENGTH = 200;

/** Parses the query from an address; invalid values are dropped. For the server only, which has the forms. */
export function inboxQuery(search: URLSearchParams): InboxQuery {
	const text = (name: string) => search.get(name)?.trim().slice(0, MAX_LENGTH) || null;
	const view = inboxViews.find((each) => each === search.get("state")) ?? "open";
	return {
		view,
		form: inboxForms.find((each) => each === search.get("form")) ?? null,
		stage: inboxStages.find((each) => each === search.get("stage")) ?? null,
		office: text("office"),
		agent: text("agent"),
		property: idOf(search.get("property") ?? ""),
		mine: search.get("mine") === "1",
		words: text("q") ?? "",
		after: parseCursor(search.get("before") ?? ""),
	};
}

function parseCursor(text: string): InboxCursor | null {
	const [, latest, id] = /^(\d{1,12})\.([\w-]{1,64})$/.exec(text) ?? [];
	return latest && id ? { latest: Number(latest), id } : null;
}
