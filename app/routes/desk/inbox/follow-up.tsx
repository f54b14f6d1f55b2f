import { useTranslation } from "react-i18next";
import type { ShownItem } from "../../../../worker/desk/service";
import { inboxStages, lostReasons } from "../../../domain/desk/inbox";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { faultsOfForm, useKeyedFields } from "../../../features/desk/fault-text";
import { DeskInput, DeskSelect } from "../../../features/desk/fields";
import type { WriteFault } from "./write-forms";

type FollowUpProps = { item: Pick<ShownItem, "stage" | "lostReason" | "remindOn">; faults: Faults<WriteFault> | null };

/** How far it has come, and when to look at it again. */
export function FollowUp({ item: { stage, lostReason, remindOn }, faults }: FollowUpProps) {
	const { t } = useTranslation("desk");
	const [wrongStage, wrongDay] = [faultsOfForm(faults, "stage"), faultsOfForm(faults, "remind")];
	const [ofStage, ofReminder] = [useKeyedFields(wrongStage), useKeyedFields(wrongDay)];
	return (
		<details className="desk-more" open={wrongStage !== null || wrongDay !== null}>
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
			<DeskForm intent="remind">
				<DeskInput
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
