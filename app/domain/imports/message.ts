/** Common name of the system that the listings come from. */
type System = string;

/** A part of a system's data that is requested or read. */
export type FeedPart =
	| { part: "feed-page"; page: number }
	| { part: "page"; system: System; page: number; language?: string }
	| { part: "changes" | "token"; system: System }
	| { part: "record" | "owners" | "viewings"; system: System; record: string }
	| { part: "office-token"; system: System; office?: number }
	| { part: FeedList; system: System; language?: string }
	| { part: "openimmo" | "sent-file" };

/** Data that a system provides in separate lists. */
export type FeedList = "statuses" | "types" | "documents" | "projects" | "details";

/** Reasons why a value does not fit its field. */
export type Fault =
	| { fault: "missing" | "number" | "text" | "flag" | "date" | "choice" | "shape" | "order" | "other" }
	| { fault: "too-low" | "too-high" | "too-long" | "too-many"; limit: number };

/** Reasons why a run did not finish. */
export type RunMessage =
	| { code: "answered" | "denied"; what: FeedPart; status: number }
	| { code: "refused-by-system"; what: FeedPart; said: string | null }
	| { code: "unreachable" | "not-json" | "empty-answer" | "nothing-in-it"; what: FeedPart }
	| { code: "not-fitting"; what: FeedPart; field: string; fault: Fault }
	| { code: "not-an-object"; what: FeedPart; parts: string }
	| { code: "answer-too-large"; what: FeedPart; megabytes: number }
	| { code: "other-page"; what: FeedPart; page: number }
	| { code: "other-rows"; what: FeedPart; from: number; to: number; due: string }
	| { code: "listed-twice"; what: FeedPart; total: number; different: number }
	| { code: "other-count"; what: FeedPart; properties: number; due: number; total: number }
	| { code: "file-encoding"; what: FeedPart; encoding: string }
	| { code: "file-changes-only" | "file-without-xml" | "file-empty" | "file-damaged" | "file-gone"; what: FeedPart }
	| { code: "file-not-xml"; what: FeedPart; line: number }
	| { code: "file-not-openimmo" | "file-property-too-large"; what: FeedPart }
	| { code: "file-packed"; what: FeedPart; name: string }
	| { code: "withdrawals-withheld" | "nothing-in-common"; absent: number; published: number }
	| { code: "cut-off" | "plan-gone" | "not-every-page" | "site-fault" }
	| { code: "given-up"; attempts: number };

/** A finding on a record, or on the run as a whole, for the agency. */
export type FindingMessage =
	| { code: "field-unfit"; field: string; value: string; fault: Fault }
	| { code: "field-missing"; field: string }
	| { code: "field-left-out"; field: string; value: string; fault: Fault }
	| { code: "items-left-out"; field: string; value: string; items: number; fault: Fault }
	| { code: "record-unfit"; fault: Fault }
	| { code: "record-too-large"; kilobytes: number }
	| { code: "not-storable" | "given-twice" | "username-taken" | "type-unknown" }
	| { code: "held-too-low" | "held-too-high"; field: string; figure: number; limit: number }
	| { code: "held-moved"; field: string; figure: number; before: number }
	| { code: "field-fell"; field: string; filled: number; earlier: number }
	| { code: "label-differs"; label: string; figure: number }
	| { code: "deal-differs"; field: "Deal"; deal: string }
	| { code: "mentions-missing" | "not-published"; fields: readonly string[] }
	| { code: "country-unserved"; country: string }
	| { code: "zip-elsewhere"; zip: string; country: string }
	| { code: "list-unavailable"; list: FeedList; why: RunMessage }
	| { code: "record-unavailable" | "details-unavailable"; why: RunMessage }
	| { code: "detail-unread"; detail: string; properties: number }
	| { code: "rule-field-unknown" | "rule-field-fixed" | "rule-unreadable"; field: string }
	| { code: "rule-compares-unknown"; field: string; name: string };

export type ImportMessage = RunMessage | FindingMessage;

/** Feed names of the fields that a message is about. */
export function fieldsOfMessage(message: ImportMessage): readonly string[] {
	if ("fields" in message) return message.fields;
	return "field" in message ? [message.field] : [];
}

export type HeldMessage = Extract<FindingMessage, { figure: number; field: string }>;

/** Whether a message is about a figure that is held back. */
export function isHeld(message: ImportMessage): message is HeldMessage {
	return "figure" in message && "field" in message;
}
