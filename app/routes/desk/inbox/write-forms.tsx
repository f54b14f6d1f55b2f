import { useTranslation } from "react-i18next";
import type { ShownItem } from "../../../../worker/desk/service";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { DeskInput, DeskSelect, DeskTextArea } from "../../../features/desk/fields";
import { UploadForm } from "../../../features/desk/upload-form";

export type WriteFault = "inbox.needsDay" | "inbox.needsText" | "inbox.tooLong" | "inbox.filesRefused";

type WriteFormsProps = {
	item: ShownItem;
	colleagues: readonly { id: string; name: string }[];
	/** The id of the signed-in person. */
	own: string;
	faults: Faults<WriteFault> | null;
};

/** An answer to the visitor, and a note for colleagues. New ones begin empty. */
export function WriteForms({ item, colleagues, own, faults }: WriteFormsProps) {
	const { t } = useTranslation("desk");
	const error = (name: "reply" | "note" | "files") => {
		const fault = faults?.errors[name];
		return fault && t(fault);
	};
	const written = item.notes.length;
	const typed = (intent: "reply" | "note") => (faults?.values.intent === intent ? faults.values.text : undefined);
	return (
		<div className="desk-write">
			{item.person.email && (
				<UploadForm
					key={`reply-${written}`}
					intent="reply"
					draft={{ name: `reply:${item.id}:${own}`, version: written }}
				>
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
					<details className="desk-more" open={faults?.errors.files !== undefined}>
						<summary>{t("inbox.more")}</summary>
						<DeskInput
							label={t("inbox.attach")}
							hint={t("inbox.attachHint")}
							type="file"
							name="files"
							multiple
							accept=".pdf,.docx,.jpg,.jpeg,.png,.webp"
							error={error("files")}
						/>
						<DeskSelect
							label={t("inbox.copy")}
							name="copy"
							defaultValue={faults?.values.copy}
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
				</UploadForm>
			)}
			<DeskForm key={`note-${written}`} intent="note" draft={{ name: `note:${item.id}:${own}`, version: written }}>
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
