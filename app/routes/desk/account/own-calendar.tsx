import { useTranslation } from "react-i18next";
import type { OwnCalendar } from "../../../../worker/desk/service";
import { formatDateTime } from "../../../domain/formatting/dates";
import { DeskButton, DeskForm, IntentButton } from "../../../features/desk/desk-form";
import { useFields } from "../../../features/desk/fault-text";
import { Notice } from "../../../features/desk/notice";
import { useLanguage } from "../../../i18n/texts";
import { TextInput } from "../../../ui/inputs";

const MS = 1_000;

/** Form for a member's own calendar, whose busy times are not offered: its status and its address. */
export function OwnCalendarForm({ calendar }: { calendar: OwnCalendar | null }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const field = useFields();
	const moment = (seconds: number) => formatDateTime(new Date(seconds * MS), language);
	return (
		<>
			{calendar?.failing && (
				<Notice tone="warning">
					{t("ownCalendar.failing", {
						moment: moment(calendar.failing.since),
						fault: t(`ownCalendar.fault.${calendar.failing.fault}`),
					})}
				</Notice>
			)}
			{calendar && (
				<>
					{calendar.host !== null && <p>{calendar.host}</p>}
					{calendar.readAt !== null && (
						<p>
							{t("ownCalendar.read", { moment: moment(calendar.readAt), count: calendar.taken })}{" "}
							{calendar.left > 0 && t("ownCalendar.left", { count: calendar.left })}
						</p>
					)}
					<IntentButton intent="end-own-calendar" look="quiet" of={t("ownCalendar.title")}>
						{t("account.remove")}
					</IntentButton>
				</>
			)}
			<DeskForm intent="own-calendar">
				<TextInput
					label={t("ownCalendar.address")}
					hint={t("ownCalendar.hint")}
					{...field("calendarAddress")}
					inputMode="url"
					autoComplete="off"
					spellCheck={false}
					required
				/>
				<DeskButton look="main">{t("ownCalendar.save")}</DeskButton>
			</DeskForm>
		</>
	);
}
