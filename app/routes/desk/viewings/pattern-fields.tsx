import { useTranslation } from "react-i18next";
import { WEEKDAYS } from "../../../domain/agency/opening-days";
import { dayOfWeek, formatWeekday } from "../../../domain/formatting/dates";
import { DeskSelect } from "../../../features/desk/fields";
import { useLanguage } from "../../../i18n/texts";
import { TextInput } from "../../../ui/inputs";

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
			<TextInput {...common("starts")} type="time" required />
			<TextInput {...common("ends")} type="time" required />
			<TextInput {...common("minutes")} inputMode="numeric" required />
			<TextInput {...common("capacity")} inputMode="numeric" required />
			<TextInput {...common("noticeHours")} hint={t("viewings.noticeHint")} inputMode="numeric" required />
			<TextInput {...common("travelMinutes")} hint={t("viewings.travelHint")} inputMode="numeric" required />
			<TextInput {...common("mostADay")} hint={t("viewings.mostHint")} inputMode="numeric" />
			<TextInput {...common("firstDay")} type="date" required />
			<TextInput {...common("lastDay")} type="date" />
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
