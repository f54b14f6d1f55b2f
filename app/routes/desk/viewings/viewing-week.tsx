import { useTranslation } from "react-i18next";
import { deskSectionPath } from "../../../domain/desk/sections";
import { formatDate } from "../../../domain/formatting/dates";
import { addDays, type Day } from "../../../domain/viewings/calendar";
import { IntentButton } from "../../../features/desk/desk-form";
import { DeskLink } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection, Empty } from "../../../features/desk/desk-page";
import { PropertyList } from "../../../features/desk/property-field";
import { useLanguage } from "../../../i18n/texts";
import type { Route } from "./+types/route";
import { BookingForm } from "./booking-form";
import { OpenDays } from "./open-days";
import { PatternForm } from "./pattern-form";
import { PatternList } from "./pattern-list";
import { WeekGrid } from "./week-grid";

type ViewingWeekProps = NonNullable<Route.ComponentProps["loaderData"]["week"]> & {
	/** URL of a calendar that was just created. */
	calendar: string | null;
};

const WEEK = 7;

/** Viewings of a week by day, with the open times. */
export function ViewingWeek(props: ViewingWeekProps) {
	const { monday, today, drawn, hasViewings, patterns, openDays, agents, properties } = props;
	const { chosen, booking, hasCalendar, calendar, own } = props;
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
					<DeskLink to={weekOf(addDays(monday, -WEEK))}>{t("viewings.earlier")}</DeskLink>
					<DeskLink to={weekOf(addDays(monday, WEEK))}>{t("viewings.later")}</DeskLink>
				</>
			}
		>
			<PropertyList properties={properties} />
			{!hasViewings && <Empty title={t("viewings.none")} />}
			<WeekGrid week={drawn} today={today} />
			<DeskSection id="book" title={t("viewings.book.title")} intro={t("viewings.book.intro")}>
				<BookingForm booking={booking} own={own} />
			</DeskSection>
			<DeskSection title={t("viewings.patterns")} intro={t("viewings.patternsText")}>
				{patterns.length === 0 ? (
					<Empty title={t("viewings.patternsNone")} />
				) : (
					<PatternList patterns={patterns} agents={agents} />
				)}
			</DeskSection>
			<DeskSection id="open" title={t("viewings.open")}>
				<PatternForm {...{ agents, chosen, today, own }} />
			</DeskSection>
			<DeskSection id="open-days" title={t("openDays.title")} intro={t("openDays.intro")}>
				<OpenDays {...{ openDays, chosen, own }} />
			</DeskSection>
			<DeskSection title={t("viewings.calendar")} intro={t("viewings.calendarText")}>
				{calendar && (
					<p>
						{t("viewings.calendarAddress")} <code>{calendar}</code>
					</p>
				)}
				<div className="desk-actions">
					<IntentButton intent="new-calendar">{t("viewings.calendarNew")}</IntentButton>
					{hasCalendar && (
						<IntentButton intent="remove-calendar" look="quiet">
							{t("remove")}
						</IntentButton>
					)}
				</div>
			</DeskSection>
		</DeskPage>
	);
}
