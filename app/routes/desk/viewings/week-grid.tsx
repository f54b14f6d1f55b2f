import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { formatDate, formatWeekday } from "../../../domain/formatting/dates";
import type { Day } from "../../../domain/viewings/calendar";
import { useLanguage } from "../../../i18n/texts";
import type { DrawnWeek, GridPlace, WeekBlock, WeekDay, WeekEntry } from "./week-days";
import { EntryLines } from "./week-entry";

/** A column for each day and the hours beside them on a wide screen; days below each other on a narrow one. */
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

/** Stands in the list at its first moment; its box lasts until the last one. */
function DayBlock({ block: { entries, from, to, lane, lanes } }: { block: WeekBlock }) {
	const { t } = useTranslation("desk-manage");
	// Open days alone, or open times: their number is enough until they are pointed at.
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

/** How many share a block; where it has seats, how many of them are taken. */
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

/** Read by the style sheet: the policy of pages takes no style of an element. */
function place({ hour, twelfth }: GridPlace) {
	return { "data-hour": hour, "data-twelfth": twelfth };
}
