import { withoutQuote } from "../../../app/domain/desk/quoted-text";
import { formatDateTime } from "../../../app/domain/formatting/dates";
import type { EmailRequest } from "../../email/request";
import type { RowOf } from "../../platform/rows";
import type { InboxItem } from "./item";

/** Header limit (`worker/email/email.ts`). Mail clients thread by the latest ids, so the oldest are dropped. */
const MAX_REFERENCES_LENGTH = 300;
const MAX_QUOTE_LENGTH = 2_000;

/**
 * Headers, subject and quote that make a reply part of the visitor's email thread.
 * @param messageIdOf returns the Message-ID of an email of the outbox
 */
export async function threadOf(
	db: D1DatabaseSession,
	item: InboxItem,
	messageIdOf: (id: string) => string,
): Promise<Pick<EmailRequest, "subject" | "headers" | "quote">> {
	const [confirmation, messages] = await Promise.all([
		db
			.prepare(
				`SELECT id, subject FROM outbox WHERE submission_id = ? AND recipient = ? AND kind = 'email' AND fallbacks IS NULL
				ORDER BY seq LIMIT 1`,
			)
			.bind(item.id, item.person.email)
			.first<RowOf<"outbox", "id" | "subject">>(),
		db
			.prepare(
				`SELECT message_id FROM inbox_notes WHERE submission_id = ? AND message_id IS NOT NULL AND automatic = 0
				ORDER BY at DESC, rowid DESC LIMIT 10`,
			)
			.bind(item.id)
			.all<RowOf<"inbox_notes", "message_id">>(),
	]);
	const ids = messages.results.map(({ message_id: id }) => id ?? "").reverse();
	if (confirmation) ids.unshift(messageIdOf(confirmation.id));
	const last = ids.at(-1);
	while (ids.join(" ").length > MAX_REFERENCES_LENGTH) ids.shift();
	return {
		subject: confirmation && `Re: ${confirmation.subject.replace(/^Re: /, "")}`,
		headers: last && ids.length > 0 ? { "In-Reply-To": last, References: ids.join(" ") } : {},
		quote: quoteOf(item),
	};
}

/** The visitor's last message: the latest answer, else the form. */
function quoteOf({ notes, person, arrivedAt, language }: InboxItem): EmailRequest["quote"] {
	const message = notes.findLast(({ kind, isAutomatic }) => kind === "message" && !isAutomatic);
	const text = message ? withoutQuote(message.text).own : person.remark;
	if (text === "") return null;
	return { when: formatDateTime(message?.at ?? arrivedAt, language), text: text.slice(0, MAX_QUOTE_LENGTH) };
}
