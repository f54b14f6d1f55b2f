import { useTranslation } from "react-i18next";
import { WEEKDAYS } from "../../../domain/agency/opening-days";
import type { Day } from "../../../domain/viewings/calendar";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { DeskInput, DeskSelect } from "../../../features/desk/fields";
import { useLanguage } from "../../../features/layout/site-data";
import { weekdayName } from "./weekday-name";

type PatternFormProps = { agents: { id: string; name: string }[]; today: Day; faults: Faults | null };

const usual = { weekday: "6", starts: "10:00", ends: "12:00", minutes: "30", capacity: "1" };

/** Opens times for a property, week after week. */
export function PatternForm({ agents, today, faults }: PatternFormProps) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const common = (
		name: "propertyId" | "weekday" | "starts" | "ends" | "minutes" | "capacity" | "firstDay" | "lastDay",
	) => {
		const fault = faults?.errors[name];
		const values: Readonly<Record<string, string>> = faults?.values ?? { ...usual, firstDay: today };
		return {
			name,
			label: t(`viewings.field.${name}`),
			defaultValue: values[name] ?? "",
			error: fault && t(`fault.${fault as "time"}`),
		};
	};
	return (
		<DeskForm intent="open">
			<DeskInput {...common("propertyId")} hint={t("viewings.field.propertyHint")} inputMode="numeric" required />
			<DeskSelect
				{...common("weekday")}
				options={WEEKDAYS.map((day) => ({ value: String(day), label: weekdayName(day, language) }))}
			/>
			<DeskInput {...common("starts")} type="time" required />
			<DeskInput {...common("ends")} type="time" required />
			<DeskInput {...common("minutes")} inputMode="numeric" required />
			<DeskInput {...common("capacity")} inputMode="numeric" required />
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
