import { useTranslation } from "react-i18next";
import type { ShownItem } from "../../../../worker/desk/service";
import { inboxStages, lostReasons, messageCount } from "../../../domain/desk/inbox";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { useFaults, useFields } from "../../../features/desk/fault-text";
import { DeskSelect } from "../../../features/desk/fields";
import { TextInput } from "../../../ui/inputs";

type FollowUpProps = { item: Pick<ShownItem, "stage" | "lostReason" | "remindOn" | "notes"> };

/** Forms for an item's stage and its reminder. */
export function FollowUp({ item: { stage, lostReason, remindOn, notes } }: FollowUpProps) {
	const { t } = useTranslation("desk");
	const isWrong = [useFaults({ intent: "stage" }), useFaults({ intent: "remind" })].some((faults) => faults !== null);
	const [ofStage, ofReminder] = [useFields({ intent: "stage" }), useFields({ intent: "remind" })];
	return (
		<details className="desk-details" open={isWrong}>
			<summary>{t("inbox.followUp")}</summary>
			<DeskForm intent="stage">
				<DeskSelect
					label={t("inbox.column.stage")}
					{...ofStage("stage", stage)}
					options={inboxStages.map((value) => ({ value, label: t(`inbox.stage.${value}`) }))}
				/>
				<DeskSelect
					label={t("inbox.lostReason")}
					{...ofStage("reason", lostReason ?? "")}
					options={[
						{ value: "", label: t("inbox.noReason") },
						...lostReasons.map((value) => ({ value, label: t(`inbox.lost.${value}`) })),
					]}
				/>
				<DeskButton>{t("inbox.setStage")}</DeskButton>
			</DeskForm>
			<DeskForm intent="remind" values={{ written: String(messageCount({ notes })) }}>
				<TextInput
					label={t("inbox.remind")}
					hint={t("inbox.remindHint")}
					type="date"
					{...ofReminder("day", remindOn ?? "")}
				/>
				<DeskButton>{t("inbox.setReminder")}</DeskButton>
			</DeskForm>
		</details>
	);
}
