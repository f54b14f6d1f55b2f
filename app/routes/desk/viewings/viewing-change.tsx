import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskViewing } from "../../../../worker/desk/calendar";
import { deskSectionPath } from "../../../domain/desk/sections";
import { formatDateTime, formatWeekday } from "../../../domain/formatting/dates";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { useFaultText } from "../../../features/desk/fault-text";
import { DeskSelect } from "../../../features/desk/fields";
import { Mark, Notice } from "../../../features/desk/notice";
import { useLanguage } from "../../../i18n/texts";

type ViewingChangeProps = {
	viewing: DeskViewing;
	/** Free slots of the property. */
	slots: { id: string; start: string }[];
	faults: Faults | null;
};

/** One viewing, to be moved or cancelled. */
export function ViewingChange({ viewing, slots, faults }: ViewingChangeProps) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const moment = (at: string) => `${formatWeekday(at, language)} ${formatDateTime(at, language)}`;
	const faultText = useFaultText(faults);
	const cancel = faultText("cancel");
	return (
		<DeskPage
			title={`${viewing.person}, ${moment(viewing.start)}`}
			intro={
				<>
					{viewing.property} · <a href={`mailto:${viewing.email}`}>{viewing.email}</a> ·{" "}
					<Mark tone={viewing.state === "confirmed" ? "good" : "neutral"}>{t(`viewings.states.${viewing.state}`)}</Mark>
				</>
			}
			tools={
				<Link to={deskSectionPath("viewings", language)} className="desk-button desk-button-plain">
					{t("back")}
				</Link>
			}
		>
			{cancel && <Notice tone="wrong">{cancel}</Notice>}
			{viewing.state === "confirmed" && (
				<>
					<DeskSection title={t("viewings.move")}>
						{slots.length === 0 ? (
							<p className="desk-quiet">{t("viewings.noSlots")}</p>
						) : (
							<DeskForm intent="move">
								<DeskSelect
									label={t("viewings.moveTo")}
									name="slot"
									error={faultText("slot")}
									options={slots.map(({ id, start }) => ({ value: id, label: moment(start) }))}
								/>
								<DeskButton look="main">{t("viewings.moveButton")}</DeskButton>
							</DeskForm>
						)}
					</DeskSection>
					<DeskSection title={t("viewings.callOff")} intro={t("viewings.callOffText")}>
						<DeskForm intent="call-off">
							<div>
								<DeskButton look="danger">{t("viewings.callOff")}</DeskButton>
							</div>
						</DeskForm>
					</DeskSection>
				</>
			)}
		</DeskPage>
	);
}
