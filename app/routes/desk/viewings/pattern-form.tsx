import { useTranslation } from "react-i18next";
import type { Day } from "../../../domain/viewings/calendar";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { useFaults, useFields } from "../../../features/desk/fault-text";
import { PropertyField } from "../../../features/desk/property-field";
import { CheckboxGroup } from "../../../ui/choices";
import { PatternFields, useWeekdays } from "./pattern-fields";

type PatternFormProps = {
	agents: { id: string; name: string }[];
	chosen: number | null;
	today: Day;
	/** Id of the signed-in member, who owns the draft. */
	own: string;
};

/** Saturday. */
const USUAL_DAYS = ["6"];

const usual: Readonly<Record<string, string>> = {
	starts: "10:00",
	ends: "12:00",
	minutes: "30",
	capacity: "1",
	noticeHours: "0",
	travelMinutes: "15",
};
const OTHERS = 4;

/** Opens weekly times for a property, or the same times for several. */
export function PatternForm({ agents, chosen, today, own }: PatternFormProps) {
	const { t } = useTranslation("desk-manage");
	const faults = useFaults({ intent: "open" });
	const field = useFields({ intent: "open" });
	const others = faults?.values.propertyIds?.slice(1) ?? [];
	return (
		<DeskForm intent="open" draft={{ name: `open:${own}`, version: 0, start: String(chosen) }}>
			<PropertyField label={t("viewings.field.propertyId")} {...field("propertyIds", String(chosen ?? ""))} />
			<details className="desk-details" open={others.some((id) => id !== "")}>
				<summary>{t("viewings.others")}</summary>
				<p className="desk-quiet">{t("viewings.othersText")}</p>
				{Array.from({ length: OTHERS }, (_, at) => (
					<PropertyField
						key={String(at)}
						label={t("viewings.other", { number: at + 2 })}
						name="propertyIds"
						defaultValue={others[at] ?? ""}
						isOther
					/>
				))}
			</details>
			<CheckboxGroup
				look="row"
				name="weekdays"
				label={t("viewings.field.weekdays")}
				error={field("weekdays").error}
				defaultValue={faults ? (faults.values.weekdays ?? []) : USUAL_DAYS}
				choices={useWeekdays()}
			/>
			<PatternFields agents={agents} field={(name) => field(name, name === "firstDay" ? today : usual[name])} />
			<DeskButton look="main">{t("viewings.open")}</DeskButton>
		</DeskForm>
	);
}
