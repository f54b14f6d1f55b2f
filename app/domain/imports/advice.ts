import { isKeyOf } from "../records";
import { type ImportMessage, isHeld, type RunMessage } from "./message";

/** What the agency can do about a message. */
export type Advice =
	| "field"
	| "record"
	| "account"
	| "wait"
	| "choice"
	| "file"
	| "system"
	| "nothing"
	| "held"
	| "publish"
	| "again"
	| "fell";

const runAdvice: Readonly<Record<RunMessage["code"], Advice>> = {
	answered: "wait",
	unreachable: "wait",
	"empty-answer": "wait",
	"not-json": "wait",
	"other-page": "wait",
	"other-rows": "wait",
	"other-count": "wait",
	"listed-twice": "wait",
	denied: "account",
	"refused-by-system": "account",
	"not-fitting": "system",
	"not-an-object": "system",
	"answer-too-large": "system",
	"nothing-in-it": "choice",
	"withdrawals-withheld": "choice",
	"nothing-in-common": "choice",
	"file-encoding": "file",
	"file-changes-only": "file",
	"file-without-xml": "file",
	"file-empty": "file",
	"file-damaged": "file",
	"file-gone": "file",
	"file-not-xml": "file",
	"file-not-openimmo": "file",
	"file-property-too-large": "file",
	"file-packed": "file",
	"cut-off": "nothing",
	"plan-gone": "nothing",
	"not-every-page": "nothing",
	"site-fault": "nothing",
	"given-up": "nothing",
};

export function adviceOn(message: ImportMessage): Advice {
	if (isKeyOf(runAdvice, message.code)) return runAdvice[message.code];
	if (message.code === "list-unavailable") return adviceOn(message.why);
	if (message.code === "record-unavailable") return "publish";
	if (message.code === "field-fell") return "fell";
	if (message.code === "details-unavailable") return "again";
	if (message.code === "detail-unread") return "nothing";
	if (isHeld(message)) return "held";
	return "field" in message || "fields" in message ? "field" : "record";
}
