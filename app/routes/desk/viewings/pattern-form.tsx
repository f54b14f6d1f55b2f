import { useTranslation } from "react-i18next";
import type { Day } from "../../../domain/viewings/calendar";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { faultsOfForm, useFaultText } from "../../../features/desk/fault-text";
import { DeskChecks, DeskInput } from "../../../features/desk/fields";
import { PatternFields, useWeekdays } from "./pattern-fields";
import { PROPERTY_LIST } from "./property-list";

type PatternFormProps = {
	agents: { id: string; name: string }[];
	chosen: number | null;
	today: Day;
	faults: Faults | null;
};

const usual = {
	weekdays: "6",
	starts: "10:00",
	ends: "12:00",
	minutes: "30",
	capacity: "1",
	noticeHours: "0",
	travelMinutes: "15",
};
const OTHERS = 4;

/** Opens times for a property, or the same ones for several, week after week. */
export function PatternForm({ agents, chosen, today, ...page }: PatternFormProps) {
	const { t } = useTranslation("desk-manage");
	const faults = faultsOfForm(page.faults, "open");
	const faultText = useFaultText(faults);
	const values: Readonly<Record<string, string>> = faults?.values ?? {
		...usual,
		propertyIds: chosen === null ? "" : String(chosen),
		firstDay: today,
	};
	const [first = "", ...others] = (values.propertyIds ?? "").split(",");
	return (
		<DeskForm intent="open">
			<DeskInput
				label={t("viewings.field.propertyId")}
				name="propertyIds"
				error={faultText("propertyIds")}
				defaultValue={first}
				hint={t("viewings.field.propertyHint")}
				list={PROPERTY_LIST}
				autoComplete="off"
				required
			/>
			<details className="desk-details" open={others.some((id) => id !== "")}>
				<summary>{t("viewings.others")}</summary>
				<p className="desk-quiet">{t("viewings.othersText")}</p>
				{Array.from({ length: OTHERS }, (_, at) => (
					<DeskInput
						key={String(at)}
						label={t("viewings.other", { number: at + 2 })}
						name="propertyIds"
						defaultValue={others[at] ?? ""}
						list={PROPERTY_LIST}
						autoComplete="off"
					/>
				))}
			</details>
			<DeskChecks
				name="weekdays"
				label={t("viewings.field.weekdays")}
				error={faultText("weekdays")}
				chosen={(values.weekdays ?? "").split(",")}
				options={useWeekdays()}
			/>
			<PatternFields agents={agents} values={values} faultText={faultText} />
			<DeskButton look="main">{t("viewings.open")}</DeskButton>
		</DeskForm>
	);
}
