import { useTranslation } from "react-i18next";
import type { ShownItem } from "../../../../worker/desk/service";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { DeskTextArea } from "../../../features/desk/fields";

type WriteFormsProps = { item: ShownItem; faults: Faults | null };

/** An answer to the visitor, and a note for colleagues. New ones begin empty. */
export function WriteForms({ item, faults }: WriteFormsProps) {
	const { t } = useTranslation("desk");
	const error = (name: "reply" | "note") => faults?.errors[name] && t(faults.errors[name]);
	const written = item.notes.length;
	const typed = (name: "reply" | "note") => (faults?.errors[name] ? faults.values.text : undefined);
	return (
		<div className="desk-write">
			{item.person.email && (
				<DeskForm key={`reply-${written}`} intent="reply">
					<DeskTextArea
						label={t("inbox.reply", { name: item.person.name })}
						hint={t("inbox.replyHint", { language: t(`language.${item.language}`) })}
						name="text"
						rows={5}
						maxLength={5_000}
						defaultValue={typed("reply")}
						error={error("reply")}
						data-desk-key="r"
						required
					/>
					<DeskButton look="main" icon="mail">
						{t("inbox.send")}
					</DeskButton>
				</DeskForm>
			)}
			<DeskForm key={`note-${written}`} intent="note">
				<DeskTextArea
					label={t("inbox.note")}
					hint={t("inbox.noteHint")}
					name="text"
					rows={2}
					maxLength={5_000}
					defaultValue={typed("note")}
					error={error("note")}
					data-desk-key="n"
					required
				/>
				<DeskButton>{t("inbox.keepNote")}</DeskButton>
			</DeskForm>
		</div>
	);
}
