import type { Email } from "postal-mime";
import { markupText } from "../../../app/domain/formatting/markup";

/** An incoming email as the desk stores it. */
export type InboundEmail = {
	/** Possible recipient addresses, the most reliable first. */
	recipients: string[];
	from: { name: string; address: string };
	messageId: string | null;
	/** Computed on demand: it may be slow, and anybody can send email to an address that does not exist. */
	text(): string;
	/** Sent by a program: an absence notice or a delivery report. */
	isAutomatic: boolean;
	attachments: { name: string; content: Uint8Array<ArrayBuffer> }[];
};

/** Size limit of Cloudflare Email Routing. https://developers.cloudflare.com/email-routing/limits/ */
export const MAX_EMAIL = 25 * 1024 * 1024;

const MAX_TEXT_LENGTH = 20_000;
/** Mail clients write up to hundreds of kilobytes of styles and images before the first word. */
const MAX_HTML_LENGTH = 2_000_000;
const MAX_NAME_LENGTH = 200;
const MAX_MESSAGE_ID_LENGTH = 300;
const MAX_RECIPIENTS = 50;
/** More lines than the largest email with attachments has. The parser allocates memory for each line. */
const MAX_LINES = 500_000;
/** Deeper nesting than any mail client produces. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 } as const;

const LINE_FEED = 0x0a;

const deliveryHeaders = new Set(["delivered-to", "x-original-to", "envelope-to"]);

/** Parses a message (RFC 5322); null if it is invalid. @param envelope recipient address of the SMTP envelope */
export async function readInboundEmail(
	raw: Uint8Array<ArrayBuffer>,
	envelope: string | null,
): Promise<InboundEmail | null> {
	const { default: PostalMime, addressParser } = await import("postal-mime");
	const email = linesOf(raw) > MAX_LINES ? null : await PostalMime.parse(raw, limits).catch(() => null);
	const from = email && fromOf(email);
	if (!email || !from) return null;
	const addresses = [...(email.to ?? []), ...(email.cc ?? [])].flatMap(({ address, group }) =>
		group ? group.map((mailbox) => mailbox.address) : [address],
	);
	const delivered = email.headers
		.filter(({ key }) => deliveryHeaders.has(key))
		.flatMap(({ value }) => addressParser(value, { flatten: true }).map(({ address }) => address ?? ""));
	return {
		recipients: [...(envelope ? [envelope] : []), ...delivered, ...addresses]
			.flatMap((address) => address || [])
			.slice(0, MAX_RECIPIENTS),
		from,
		messageId: email.messageId?.trim().slice(0, MAX_MESSAGE_ID_LENGTH) || null,
		text: () => textOf(email),
		isAutomatic: isAutomatic(email),
		attachments: email.attachments.flatMap(({ filename, mimeType, related, content }) =>
			// Inline images, such as those of a signature.
			related || typeof content === "string" ? [] : [{ name: filename ?? mimeType, content: new Uint8Array(content) }],
		),
	};
}

function linesOf(raw: Uint8Array): number {
	let lines = 1;
	for (let at = raw.indexOf(LINE_FEED); at >= 0; at = raw.indexOf(LINE_FEED, at + 1)) lines += 1;
	return lines;
}

function fromOf({ from }: Email): InboundEmail["from"] | null {
	const mailbox = from?.group ? from.group[0] : from;
	if (!mailbox?.address) return null;
	return { name: plain(mailbox.name).slice(0, MAX_NAME_LENGTH), address: mailbox.address.slice(0, MAX_NAME_LENGTH) };
}

function textOf({ text, html }: Email): string {
	const whole = (text ?? textOfHtml(html ?? ""))
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
	return (whole.length > MAX_TEXT_LENGTH ? `${whole.slice(0, MAX_TEXT_LENGTH - 1)}…` : whole).toWellFormed();
}

const blocks = ["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote"];
const ends: ReadonlyMap<string, string> = new Map([
	...blocks.map((name) => [name, "\n"] as const),
	["td", " "],
	["th", " "],
]);

/** Some clients send HTML only. Extracts its text, one line per block or row. */
function textOfHtml(html: string): string {
	const source = html.slice(0, MAX_HTML_LENGTH).replace(/\s+/g, " ");
	return markupText(source, (name, isEnd) => (isEnd ? (ends.get(name) ?? "") : ""))
		.replace(/[ \u00A0]+/g, " ")
		.replace(/ ?\n ?/g, "\n");
}

function plain(text: string): string {
	return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** Checks the headers of RFC 3834 and the older conventions. */
function isAutomatic({ headers }: Email): boolean {
	return headers.some(({ key, value }) => {
		const word = value.trim().toLowerCase();
		if (key === "auto-submitted") return word !== "no";
		if (key === "precedence") return ["bulk", "junk", "list", "auto_reply"].includes(word);
		if (key === "return-path") return word === "<>";
		if (key === "content-type") return word.startsWith("multipart/report");
		return key === "x-autoreply" || key === "x-autorespond";
	});
}
