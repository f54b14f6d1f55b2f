import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownItem } from "../../../../worker/desk/service";
import { type AnswerTemplate, answerTemplates } from "../../../domain/desk/answer-templates";
import { type InboxQuery, inboxPath, messageCount } from "../../../domain/desk/inbox";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { DeskLink } from "../../../features/desk/desk-link";
import { useFaults, useFields } from "../../../features/desk/fault-text";
import { DeskSelect } from "../../../features/desk/fields";
import { useLanguage } from "../../../i18n/texts";
import { TextArea, TextInput } from "../../../ui/inputs";

type ChosenTemplate = { name: AnswerTemplate; text: string };

export type WriteFormsProps = {
	item: ShownItem;
	colleagues: readonly { id: string; name: string }[];
	/** Id of the signed-in person. */
	own: string;
	/** Next item in the list; '' if there is none. */
	next: string;
	/** Template of the answer; null for an empty one. */
	template: ChosenTemplate | null;
	/** Filters of the list, for URLs. */
	query: InboxQuery;
};

/**
 * Number of messages that an answer has taken into account: those shown, which follow the data until somebody types,
 * and again once the answer was refused because of newer ones.
 */
function useSeenMessageCount(item: ShownItem) {
	const [held, setHeld] = useState<number | null>(null);
	const shown = messageCount(item);
	const isTold = useFaults({ intent: "reply" })?.errors.text === "inbox.wentOn";
	return { seen: isTold ? shown : (held ?? shown), hold: () => setHeld((before) => before ?? shown) };
}

/** Forms for an answer to the visitor, with an optional template, and for a note to colleagues. Empty after sending. */
export function WriteForms({ item, colleagues, own, next, template, query }: WriteFormsProps) {
	const { t } = useTranslation("desk");
	const written = useSeenMessageCount(item);
	const ofReply = useFields({ intent: "reply" });
	const ofNote = useFields({ intent: "note" });
	const sent = (kind: "reply" | "note") => item.notes.filter((each) => each.kind === kind).length;
	return (
		<div className="desk-write">
			{item.person.email && <Templates item={item} chosen={template?.name ?? null} query={query} />}
			{item.person.email && (
				<DeskForm
					key={template?.name ?? ""}
					intent="reply"
					values={{ next, written: String(written.seen) }}
					files
					draft={{ name: `reply:${item.id}:${own}`, version: sent("reply"), start: template?.name ?? "" }}
				>
					<TextArea
						label={t("inbox.reply", { name: item.person.name })}
						hint={t("inbox.replyHint", { language: t(`language.${item.language}`) })}
						{...ofReply("text", template?.text)}
						rows={5}
						maxLength={5_000}
						data-desk-key="r"
						onInput={written.hold}
						required
					/>
					<details className="desk-details" open={ofReply("files").error !== undefined}>
						<summary>{t("inbox.more")}</summary>
						<TextInput
							label={t("inbox.attach")}
							hint={t("inbox.attachHint")}
							type="file"
							multiple
							accept=".pdf,.docx,.jpg,.jpeg,.png,.webp"
							{...ofReply("files")}
						/>
						<DeskSelect
							label={t("inbox.copy")}
							{...ofReply("copy")}
							options={[
								{ value: "", label: t("inbox.nobody") },
								...colleagues.filter(({ id }) => id !== own).map(({ id, name }) => ({ value: id, label: name })),
							]}
						/>
					</details>
					<p className="desk-actions">
						<DeskButton look="main" icon="mail">
							{t("inbox.send")}
						</DeskButton>
						<DeskButton name="close" value="1">
							{t("inbox.sendAndClose")}
						</DeskButton>
					</p>
				</DeskForm>
			)}
			<DeskForm intent="note" draft={{ name: `note:${item.id}:${own}`, version: sent("note") }}>
				<TextArea
					label={t("inbox.note")}
					hint={t("inbox.noteHint")}
					{...ofNote("text")}
					rows={2}
					maxLength={5_000}
					data-desk-key="n"
					required
				/>
				<DeskButton>{t("inbox.keepNote")}</DeskButton>
			</DeskForm>
		</div>
	);
}

type TemplatesProps = Pick<WriteFormsProps, "item" | "query"> & { chosen: AnswerTemplate | null };

/** Templates in the visitor's language, as links that work without scripts. */
function Templates({ item, chosen, query }: TemplatesProps) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const own = inboxPath(language, query, item.id);
	return (
		<nav aria-label={t("inbox.templates")}>
			<p className="desk-quiet">{t("inbox.templates")}</p>
			<ul className="desk-actions">
				{answerTemplates[item.form].map((template) => (
					<li key={template}>
						<DeskLink
							to={`${own}${own.includes("?") ? "&" : "?"}template=${template}`}
							aria-current={template === chosen ? "true" : undefined}
							preventScrollReset
						>
							{t(`inbox.template.${template}`)}
						</DeskLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
