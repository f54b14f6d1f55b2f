import { useTranslation } from "react-i18next";
import { WEEKDAYS } from "../../../domain/agency/opening-days";
import { dayOfWeek, formatWeekday } from "../../../domain/formatting/dates";
import { DeskInput, DeskSelect } from "../../../features/desk/fields";
import { useLanguage } from "../../../i18n/texts";

type PatternFieldsProps = {
	agents: { id: string; name: string }[];
	field(name: string): { name: string; defaultValue: string | undefined; error: string | undefined };
};

type Field =
	| "starts"
	| "ends"
	| "minutes"
	| "capacity"
	| "noticeHours"
	| "travelMinutes"
	| "mostADay"
	| "firstDay"
	| "lastDay";

/** Fields of every pattern except its property and weekday. */
export function PatternFields({ agents, field }: PatternFieldsProps) {
	const { t } = useTranslation("desk-manage");
	const common = (name: Field) => ({
		label: t(`viewings.field.${name}`),
		...field(name),
	});
	return (
		<>
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
				{...field("staffId")}
				options={[
					{ value: "", label: t("viewings.nobody") },
					...agents.map(({ id, name }) => ({ value: id, label: name })),
				]}
			/>
		</>
	);
}

/** Options for the days of the week. */
export function useWeekdays(): { value: string; label: string }[] {
	const language = useLanguage();
	return WEEKDAYS.map((day) => ({ value: String(day), label: formatWeekday(dayOfWeek(day), language) }));
}
