import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskViewing } from "../../../../worker/desk/calendar";
import type { BookingDraft } from "../../../../worker/desk/hand-bookings";
import type { DeskOpenDay } from "../../../../worker/desk/open-days";
import type { DeskPattern } from "../../../../worker/desk/viewings/service";
import { deskSectionPath } from "../../../domain/desk/sections";
import { brusselsDay, formatDate, formatTime, formatWeekday } from "../../../domain/formatting/dates";
import { addDays, type Day, daysBetween } from "../../../domain/viewings/calendar";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { DeskPage, DeskSection, Empty } from "../../../features/desk/desk-page";
import { Mark } from "../../../features/desk/notice";
import { useLanguage } from "../../../i18n/texts";
import { BookingForm } from "./booking-form";
import { OpenDays } from "./open-days";
import { PatternForm } from "./pattern-form";
import { PatternList } from "./pattern-list";
import { PropertyList } from "./property-list";

type ViewingWeekProps = {
	monday: Day;
	today: Day;
	viewings: DeskViewing[];
	patterns: DeskPattern[];
	openDays: DeskOpenDay[];
	agents: { id: string; name: string }[];
	/** Those that viewings can be opened for. */
	properties: { id: number; title: string }[];
	/** The one to open viewings for, where the address names it. */
	chosen: number | null;
	/** The caller and the property to book for. */
	booking: BookingDraft;
	/** The signed-in person has a calendar address. */
	hasCalendar: boolean;
	faults: Faults | null;
	/** A calendar address that was just created. */
	calendar: string | null;
};

const WEEK = 7;

/** Viewings of a week by day, and the times that are open. */
export function ViewingWeek(props: ViewingWeekProps) {
	const { monday, today, viewings, patterns, openDays, agents, properties } = props;
	const { chosen, booking, hasCalendar, faults, calendar } = props;
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const weekOf = (day: Day) => `${deskSectionPath("viewings", language)}?week=${day}`;
	const sunday = addDays(monday, WEEK - 1);
	return (
		<DeskPage
			title={t("viewings.title")}
			intro={t("viewings.week", { from: formatDate(monday), to: formatDate(sunday) })}
			tools={
				<>
					<Link to={weekOf(addDays(monday, -WEEK))} className="desk-button desk-button-plain">
						{t("viewings.earlier")}
					</Link>
					<Link to={weekOf(addDays(monday, WEEK))} className="desk-button desk-button-plain">
						{t("viewings.later")}
					</Link>
				</>
			}
		>
			<PropertyList properties={properties} />
			{viewings.length === 0 && <Empty title={t("viewings.none")} />}
			<ol className="desk-week">
				{daysBetween(monday, sunday).map((day) => (
					<DayOfViewings
						key={day}
						day={day}
						isToday={day === today}
						viewings={viewings.filter(({ start }) => brusselsDay(start) === day)}
					/>
				))}
			</ol>
			<DeskSection id="book" title={t("viewings.book.title")} intro={t("viewings.book.intro")}>
				<BookingForm booking={booking} faults={faults} />
			</DeskSection>
			<DeskSection title={t("viewings.patterns")} intro={t("viewings.patternsText")}>
				{patterns.length === 0 ? (
					<Empty title={t("viewings.patternsNone")} />
				) : (
					<PatternList patterns={patterns} agents={agents} faults={faults} />
				)}
			</DeskSection>
			<DeskSection id="open" title={t("viewings.open")}>
				<PatternForm agents={agents} chosen={chosen} today={today} faults={faults} />
			</DeskSection>
			<DeskSection id="open-days" title={t("openDays.title")} intro={t("openDays.intro")}>
				<OpenDays openDays={openDays} chosen={chosen} faults={faults} />
			</DeskSection>
			<DeskSection title={t("viewings.calendar")} intro={t("viewings.calendarText")}>
				{calendar && (
					<p>
						{t("viewings.calendarAddress")} <code>{calendar}</code>
					</p>
				)}
				<div className="desk-actions">
					<DeskForm intent="new-calendar" inline>
						<DeskButton>{t("viewings.calendarNew")}</DeskButton>
					</DeskForm>
					{hasCalendar && (
						<DeskForm intent="remove-calendar" inline>
							<DeskButton look="quiet">{t("remove")}</DeskButton>
						</DeskForm>
					)}
				</div>
			</DeskSection>
		</DeskPage>
	);
}

/** A column of the week on a wide screen; below each other, and only those with viewings, on a narrow one. */
function DayOfViewings({ day, isToday, viewings }: { day: Day; isToday: boolean; viewings: DeskViewing[] }) {
	const language = useLanguage();
	return (
		<li aria-current={isToday ? "date" : undefined} data-empty={viewings.length === 0 ? "" : undefined}>
			<h2>
				<span className="first-letter:uppercase">{formatWeekday(day, language)}</span>{" "}
				<time dateTime={day}>{formatDate(day)}</time>
			</h2>
			<ol>
				{viewings.map((viewing) => (
					<li key={viewing.id} data-state={viewing.state}>
						<Link
							to={deskSectionPath("viewings", language, viewing.id)}
							aria-label={`${timesOf(viewing)}, ${viewing.person}`}
						>
							{timesOf(viewing)}
						</Link>
						<span>{viewing.person}</span>
						<span className="desk-quiet">{viewing.property}</span>
						<ViewingState viewing={viewing} />
					</li>
				))}
			</ol>
		</li>
	);
}

function timesOf({ start, end }: DeskViewing): string {
	return `${formatTime(start)}–${formatTime(end)}`;
}

/** Whether it takes place; of one that has begun, how it went. */
function ViewingState({ viewing: { id, state, outcome, isPast } }: { viewing: DeskViewing }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	if (outcome) return <Mark tone={outcome === "absent" ? "neutral" : "good"}>{t(`viewings.outcome.${outcome}`)}</Mark>;
	if (state === "confirmed" && isPast) {
		return <Link to={deskSectionPath("viewings", language, id)}>{t("viewings.outcome.title")}</Link>;
	}
	return <Mark tone={state === "confirmed" ? "good" : "neutral"}>{t(`viewings.states.${state}`)}</Mark>;
}
