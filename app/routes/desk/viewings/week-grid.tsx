import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { formatDate, formatWeekday } from "../../../domain/formatting/dates";
import type { Day } from "../../../domain/viewings/calendar";
import { useLanguage } from "../../../i18n/texts";
import type { DrawnWeek, GridPlace, WeekBlock, WeekDay, WeekEntry } from "./week-days";
import { EntryLines } from "./week-entry";

/** Wide screens: a column per day, with the hours beside them. Narrow screens: stacked days. */
export function WeekGrid({ week: { days, hours }, today }: { week: DrawnWeek; today: Day }) {
	return (
		<div className="desk-week">
			<div className="desk-hours" aria-hidden="true">
				{Array.from({ length: hours.last - hours.first }, (_, at) => (
					<span key={String(at)}>{`${String(hours.first + at).padStart(2, "0")}:00`}</span>
				))}
			</div>
			<ol className="desk-days">
				{days.map((day) => (
					<DayColumn key={day.day} day={day} isToday={day.day === today} />
				))}
			</ol>
		</div>
	);
}

function DayColumn({ day: { day, blocks, lanes }, isToday }: { day: WeekDay; isToday: boolean }) {
	const language = useLanguage();
	const hasNone = blocks.every(({ entries }) => entries.every(({ kind }) => kind === "open"));
	return (
		<li data-lanes={lanes} data-empty={hasNone ? "" : undefined} aria-current={isToday ? "date" : undefined}>
			<h2>
				<span className="first-letter:uppercase">{formatWeekday(day, language)}</span>{" "}
				<time dateTime={day}>{formatDate(day)}</time>
			</h2>
			<ol>
				{blocks.map((block) => (
					<DayBlock key={keyOf(block)} block={block} />
				))}
			</ol>
		</li>
	);
}

/** The list item is at the block's start; its box extends to the end. */
function DayBlock({ block: { entries, from, to, lane, lanes } }: { block: WeekBlock }) {
	const { t } = useTranslation("desk-manage");
	// Only open days, or only open times: shows their number until hover or focus.
	const isJoined = entries.length > 1 && entries.every(({ kind }) => kind === "open-day" || kind === "open");
	return (
		<li data-kind={entries[0]?.kind} data-lane={lane} data-lanes={lanes} {...place(from)}>
			<div className="desk-block" data-joined={isJoined ? "" : undefined} {...place(to)}>
				{entries.length > 1 && <p className="desk-block-count">{countOf(entries, t)}</p>}
				{entries.map((entry, at) => (
					<EntryLines key={String(at)} entry={entry} />
				))}
			</div>
		</li>
	);
}

/** Number of entries in a block; with seats, the number of taken ones. */
function countOf(entries: readonly WeekEntry[], t: TFunction<"desk-manage">): string {
	const seats = entries.find((entry) => entry.kind === "seats")?.seats;
	if (seats) return `${seats.taken}/${seats.capacity}`;
	const numberOf = (kind: WeekEntry["kind"]) => entries.filter((entry) => entry.kind === kind).length;
	const viewings = numberOf("viewing");
	if (viewings > 0) return t("viewings.together.viewings", { count: viewings });
	const openDays = numberOf("open-day");
	return openDays > 0
		? t("viewings.together.openDays", { count: openDays })
		: t("viewings.together.open", { count: entries.length });
}

function keyOf({ from, lane }: WeekBlock): string {
	return [from.hour, from.twelfth, lane].join();
}

/** Data attributes for the style sheet: the Content Security Policy forbids inline styles. */
function place({ hour, twelfth }: GridPlace) {
	return { "data-hour": hour, "data-twelfth": twelfth };
}
