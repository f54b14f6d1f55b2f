import { useTranslation } from "react-i18next";
import type { DeskOpenDay } from "../../../../worker/desk/open-days";
import { openHouseText } from "../../../domain/property/open-houses";
import { DeskButton, DeskForm, IntentButton } from "../../../features/desk/desk-form";
import { useFaults, useFields } from "../../../features/desk/fault-text";
import { PropertyField } from "../../../features/desk/property-field";
import { useLanguage } from "../../../i18n/texts";
import { CheckboxGroup } from "../../../ui/choices";
import { TextInput } from "../../../ui/inputs";
import { cardId } from "./week-entry";

type OpenDaysProps = {
	openDays: DeskOpenDay[];
	chosen: number | null;
	/** Id of the signed-in member, who owns the draft. */
	own: string;
};

/** Open days created by the desk, and the form for another one. */
export function OpenDays({ openDays, chosen, own }: OpenDaysProps) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const faults = useFaults({ intent: "open-house" });
	const field = useFields({ intent: "open-house" });
	const common = (name: "houseProperty" | "houseDay" | "houseStarts" | "houseEnds" | "houseCapacity", usual = "") => ({
		label: t(`openDays.field.${name}`),
		...field(name, usual),
	});
	return (
		<>
			{openDays.length > 0 && (
				<ul className="desk-cards">
					{openDays.map((day) => (
						<li key={day.id} id={cardId("open-day", day.id)} className="desk-card">
							<h3>{day.property}</h3>
							<p>
								{openHouseText(day, language)}
								<span className="desk-line desk-quiet">
									{day.takesRegistrations ? t("openDays.registered", { count: day.registered }) : t("openDays.free")}
								</span>
							</p>
							{!day.hasBegun && (
								<IntentButton intent="call-off-house" values={{ house: day.id }} look="danger">
									{t("openDays.callOff")}
								</IntentButton>
							)}
						</li>
					))}
				</ul>
			)}
			<DeskForm intent="open-house" draft={{ name: `open-house:${own}`, version: 0, start: String(chosen) }}>
				<PropertyField {...common("houseProperty", String(chosen ?? ""))} />
				<TextInput {...common("houseDay")} type="date" required />
				<TextInput {...common("houseStarts", "10:00")} type="time" required />
				<TextInput {...common("houseEnds", "12:00")} type="time" required />
				<TextInput {...common("houseCapacity")} inputMode="numeric" />
				<CheckboxGroup
					look="row"
					label={t("openDays.how")}
					name="houseRegistration"
					choices={[{ value: "1", label: t("openDays.field.houseRegistration") }]}
					defaultValue={faults?.values.houseRegistration ?? []}
				/>
				<DeskButton look="main">{t("openDays.open")}</DeskButton>
			</DeskForm>
		</>
	);
}
