import { useTranslation } from "react-i18next";
import type { DeskPattern } from "../../../../worker/desk/viewings/service";
import { dayOfWeek, formatDate, formatWeekday } from "../../../domain/formatting/dates";
import { groupedBy } from "../../../domain/records";
import { ChangedNotice, useVersion } from "../../../features/desk/changed-notice";
import { DeskButton, DeskForm, IntentButton } from "../../../features/desk/desk-form";
import { useFaults, useFields } from "../../../features/desk/fault-text";
import { DeskSelect } from "../../../features/desk/fields";
import { Mark } from "../../../features/desk/notice";
import { useLanguage } from "../../../i18n/texts";
import { TextInput } from "../../../ui/inputs";
import { PatternFields, useWeekdays } from "./pattern-fields";
import { cardId } from "./week-entry";

type PatternListProps = { patterns: (DeskPattern & { version: string })[]; agents: { id: string; name: string }[] };

/** Open times by property, with their closed days. */
export function PatternList({ patterns, agents }: PatternListProps) {
	const { t } = useTranslation("desk-manage");
	return (
		<ul className="desk-cards">
			{[...groupedBy(patterns, ({ propertyId }) => propertyId)].map(([propertyId, all]) => (
				<li key={propertyId} className="desk-card">
					<h3>{all[0]?.property}</h3>
					{all[0]?.isOffered === false && <Mark tone="warning">{t("viewings.notOffered")}</Mark>}
					<ul className="desk-times">
						{all.map((pattern) => (
							<li key={pattern.id} id={cardId("open", pattern.id)}>
								<PatternEntry pattern={pattern} agents={agents} />
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}

type PatternEntryProps = { pattern: PatternListProps["patterns"][number]; agents: PatternListProps["agents"] };

function PatternEntry({ pattern, agents }: PatternEntryProps) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const { id, property, weekday, starts, ends, minutes, capacity, firstDay, lastDay, closedDays } = pattern;
	const { noticeHours, travelMinutes, mostADay } = pattern;
	const dayName = formatWeekday(dayOfWeek(weekday), language);
	const name = `${property}, ${dayName} ${starts}`;
	const first = formatDate(firstDay);
	const days = lastDay ? `${first}–${formatDate(lastDay)}` : t("viewings.firstDay", { day: first });
	const openDay = (day: string) => t("viewings.openDay", { day: formatDate(day) });
	return (
		<>
			<p>
				{dayName} {starts}–{ends}
				<span className="desk-line desk-quiet">
					{[
						t("viewings.slot", { minutes, capacity }),
						noticeHours > 0 && t("viewings.notice", { count: noticeHours }),
						travelMinutes > 0 && t("viewings.travel", { count: travelMinutes }),
						mostADay !== null && t("viewings.most", { count: mostADay }),
						days,
						pattern.staffName,
					]
						.filter(Boolean)
						.join(" · ")}
				</span>
			</p>
			<div className="desk-actions">
				{closedDays.map((day) => (
					<IntentButton key={day} intent="open-day" values={{ pattern: id, day }} of={name}>
						{openDay(day)}
					</IntentButton>
				))}
			</div>
			<PatternChange {...{ pattern, name, agents }} />
		</>
	);
}

/** Forms that close a day, change the times or end them all; existing bookings stay. */
function PatternChange({ pattern, name, agents }: PatternEntryProps & { name: string }) {
	const { t } = useTranslation("desk-manage");
	const { id, staffId, staffName } = pattern;
	// A suspended agent, or one of another office, stays an option; the select would show "nobody" otherwise.
	const isAbsent = staffId !== null && !agents.some((agent) => agent.id === staffId);
	const choice = isAbsent ? [...agents, { id: staffId, name: staffName ?? "" }] : agents;
	const isRefused = useFaults({ pattern: id }) !== null;
	const sent = { intent: "change", pattern: id };
	const field = useFields(sent);
	const version = useVersion(pattern, sent);
	const closing = useFields({ pattern: id })(`day.${id}`);
	const stored = new Map(Object.entries(pattern).map(([name, value]) => [name, String(value ?? "")]));
	return (
		<details className="desk-details" open={isRefused}>
			<summary>
				{t("viewings.change")}
				<span className="sr-only">{t("common:word.colon") + name}</span>
			</summary>
			<p className="desk-quiet">{t("viewings.changeHint")}</p>
			<DeskForm intent="close-day" values={{ pattern: id }}>
				<TextInput label={t("viewings.closedDay")} name="day" type="date" error={closing.error} required />
				<div>
					<DeskButton of={name}>{t("viewings.closeDay")}</DeskButton>
				</div>
			</DeskForm>
			<ChangedNotice sent={sent} />
			<DeskForm intent="change" values={{ pattern: id, ...version }}>
				<DeskSelect
					label={t("viewings.field.weekday")}
					{...field("weekday", stored.get("weekday"))}
					options={useWeekdays()}
				/>
				<PatternFields agents={choice} field={(name) => field(name, stored.get(name))} />
				<div>
					<DeskButton look="main">{t("save")}</DeskButton>
				</div>
			</DeskForm>
			<IntentButton intent="close" values={{ pattern: id }} look="danger" of={name}>
				{t("viewings.close")}
			</IntentButton>
		</details>
	);
}
