import type { TFunction } from "i18next";
import type { Appointment } from "../../../worker/appointments/service";
import { formatDateTime, formatWeekday } from "../../domain/dates";
import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/paths";
import { rentalTermLines } from "../../domain/rental-terms";

/** An appointment ready to show. */
export type ShownAppointment = {
	when: string;
	place: string | null;
	home: { title: string; path: string } | null;
	/** What a rental asks of its tenant; empty for a home for sale. */
	terms: { label: string; value: string }[];
	/** The calendar file. */
	calendar: string;
	/** The page on which it is moved or cancelled. */
	manage: string;
};

/** @param t knows the namespace `fields` */
export function shownAppointment(
	{ start, home }: Appointment,
	token: string,
	language: Language,
	t: TFunction,
): ShownAppointment {
	const terms = home?.rental ? rentalTermLines(home.rental) : [];
	const search = new URLSearchParams({ token });
	return {
		when: `${formatWeekday(start, language)} ${formatDateTime(start, language)}`,
		place: home?.place || null,
		home: home && { title: home.letter.title, path: home.path },
		terms: terms.map(({ label, value }) => ({ label: t(`fields:${label}`), value })),
		calendar: `/api/appointments/calendar?${search}`,
		manage: `${pagePath("/appointment/", language)}?${search}`,
	};
}
