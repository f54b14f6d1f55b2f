import { useTranslation } from "react-i18next";
import { WEEKDAYS } from "../../../domain/agency/opening-days";
import { dayOfWeek, formatWeekday } from "../../../domain/formatting/dates";
import type { Day } from "../../../domain/viewings/calendar";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { faultsOfForm, useFaultText } from "../../../features/desk/fault-text";
import { DeskChecks, DeskInput, DeskSelect } from "../../../features/desk/fields";
import { useLanguage } from "../../../i18n/texts";
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
	const language = useLanguage();
	const faults = faultsOfForm(page.faults, "open");
	const faultText = useFaultText(faults);
	const values: Readonly<Record<string, string>> = faults?.values ?? {
		...usual,
		propertyIds: chosen === null ? "" : String(chosen),
		firstDay: today,
	};
	const named = (
		name:
			| "weekdays"
			| "starts"
			| "ends"
			| "minutes"
			| "capacity"
			| "noticeHours"
			| "travelMinutes"
			| "mostADay"
			| "firstDay"
			| "lastDay",
	) => ({ name, label: t(`viewings.field.${name}`), error: faultText(name) });
	const common = (name: Parameters<typeof named>[0]) => ({ ...named(name), defaultValue: values[name] ?? "" });
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
			<details className="desk-more" open={others.some((id) => id !== "")}>
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
				{...named("weekdays")}
				chosen={(values.weekdays ?? "").split(",")}
				options={WEEKDAYS.map((day) => ({ value: String(day), label: formatWeekday(dayOfWeek(day), language) }))}
			/>
			<DeskInput {...common("starts")} type="time" required />
			<DeskInput {...common("ends")} type="time" required />
			<DeskInput {...common("minutes")} inputMode="numeric" required />
			<DeskInput {...common("capacity")} inputMode="numeric" required />
			<DeskInput {...common("noticeHours")} hint={t("viewings.noticeHint")} inputMode="numeric" required />
			<DeskInput {...common("travelMinutes")} hint={t("viewings.travelHint")} inputMode="numeric" required />
			<DeskInput {...common("mostADay")} hint={t("viewings.mostHint")} inputMode="numeric" />
			<DeskInput {...common("firstDay")} type="date" required />
			<DeskInput {...common("lastDay")} type="date" />
			<DeskSelect
				label={t("viewings.field.staff")}
				name="staffId"
				defaultValue={faults?.values.staffId ?? ""}
				options={[
					{ value: "", label: t("viewings.nobody") },
					...agents.map(({ id, name }) => ({ value: id, label: name })),
				]}
			/>
			<DeskButton look="main">{t("viewings.open")}</DeskButton>
		</DeskForm>
	);
}
