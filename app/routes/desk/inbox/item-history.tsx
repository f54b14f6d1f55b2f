import { useTranslation } from "react-i18next";
import type { InboxMessage, InboxNote, ShownItem } from "../../../../worker/desk/service";
import { withoutQuote } from "../../../domain/desk/quoted-text";
import { formatDateTime } from "../../../domain/formatting/dates";
import { IntentButton } from "../../../features/desk/desk-form";
import { Mark } from "../../../features/desk/notice";
import { useLanguage } from "../../../i18n/texts";
import { FileList } from "./item-parts";

const tones = { sent: "good", queued: "neutral", sending: "neutral", failed: "wrong" } as const;

/** History of an item: emails, CRM, answers and notes. */
export function ItemHistory({ item }: { item: ShownItem }) {
	const { t } = useTranslation("desk");
	return (
		<section>
			<h3>{t("inbox.history")}</h3>
			{item.notes.length + item.messages.length === 0 && <p className="desk-quiet">{t("inbox.noHistory")}</p>}
			<ul className="desk-history">
				{item.notes.map((note) => (
					<NoteLine key={note.id} note={note} files={item.files.filter((file) => file.note === note.id)} />
				))}
				{item.messages.map((message) => (
					<MessageLine key={message.id} message={message} />
				))}
			</ul>
		</section>
	);
}

function NoteLine({ note, files }: { note: InboxNote; files: ShownItem["files"] }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const { kind, author, sender, isAutomatic, text, at, leftOut } = note;
	const { own, quoted } = kind === "message" ? withoutQuote(text) : { own: text, quoted: "" };
	return (
		<li className={`desk-said desk-said-${kind}`}>
			<p className="desk-quiet">
				{t(`inbox.noteKind.${kind}`, { name: author })}
				{sender !== null && sender !== author && ` (${sender})`} · {formatDateTime(new Date(at), language)}
			</p>
			{isAutomatic && <Mark tone="neutral">{t("inbox.automatic")}</Mark>}
			<p className="desk-note">{own === "" ? t("inbox.noText") : own}</p>
			{quoted !== "" && (
				<details>
					<summary>{t("inbox.quoted")}</summary>
					<p className="desk-note desk-quiet">{quoted}</p>
				</details>
			)}
			{files.length > 0 && <FileList files={files} />}
			{leftOut.length > 0 && <p className="desk-quiet">{t("inbox.leftOut", { files: leftOut.join(", ") })}</p>}
		</li>
	);
}

function MessageLine({ message }: { message: InboxMessage }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const { id, kind, to, subject, status, fault, at, canSendAgain } = message;
	return (
		<li>
			<p className="desk-quiet">
				{kind === "lead" ? t("inbox.toCrm") : t("inbox.emailTo", { to })} · {formatDateTime(new Date(at), language)}
			</p>
			{subject && <p>{subject}</p>}
			<div className="desk-history-state">
				<Mark tone={tones[status]}>{t(`inbox.status.${status}`)}</Mark>
				{fault && <code>{fault}</code>}
				{canSendAgain && (
					<IntentButton intent="send-again" values={{ message: id }} look="quiet" of={subject || t("inbox.toCrm")}>
						{t("inbox.sendAgain")}
					</IntentButton>
				)}
			</div>
		</li>
	);
}
