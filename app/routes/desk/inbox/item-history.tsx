import { useTranslation } from "react-i18next";
import type { InboxMessage, InboxNote, ShownItem } from "../../../../worker/desk/service";
import { formatDateTime } from "../../../domain/formatting/dates";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { Mark } from "../../../features/desk/notice";
import { useLanguage } from "../../../features/layout/site-data";

const tones = { sent: "good", queued: "neutral", sending: "neutral", failed: "wrong" } as const;

/** What became of it: emails, the CRM, answers and notes. */
export function ItemHistory({ item }: { item: ShownItem }) {
	const { t } = useTranslation("desk");
	return (
		<section>
			<h3>{t("inbox.history")}</h3>
			{item.notes.length + item.messages.length === 0 && <p className="desk-quiet">{t("inbox.noHistory")}</p>}
			<ul className="desk-history">
				{item.notes.map((note) => (
					<NoteLine key={note.id} note={note} />
				))}
				{item.messages.map((message) => (
					<MessageLine key={message.id} message={message} />
				))}
			</ul>
		</section>
	);
}

function NoteLine({ note: { kind, staffName, text, at } }: { note: InboxNote }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	return (
		<li>
			<p className="desk-quiet">
				{t(`inbox.noteKind.${kind}`, { name: staffName })} · {formatDateTime(new Date(at), language)}
			</p>
			<p className="desk-note">{text}</p>
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
					<DeskForm intent="send-again" values={{ message: id }} inline>
						<DeskButton look="quiet" label={`${t("inbox.sendAgain")}: ${subject || t("inbox.toCrm")}`}>
							{t("inbox.sendAgain")}
						</DeskButton>
					</DeskForm>
				)}
			</div>
		</li>
	);
}
