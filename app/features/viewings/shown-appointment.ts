import type { TFunction } from "i18next";
import type { Appointment } from "../../../worker/viewings/service";
import { rentalTermLines } from "../../domain/costs/rental-terms";
import { formatMomentInWords } from "../../domain/formatting/dates";
import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { directions } from "../map/outside-maps";

export type ShownAppointment = {
	when: string;
	address: string | null;
	property: { title: string; path: string } | null;
	/** Rental terms; empty for a property for sale. */
	terms: { label: string; value: string }[];
	/** Things to bring. */
	bring: string[];
	/** URL of the directions; null if the agent sends the address separately. */
	route: string | null;
	/** URL of the calendar file. */
	calendar: string;
	/** URL of the page for moving or cancelling the appointment. */
	manage: string;
};

export function shownAppointment(
	{ start, property }: Appointment,
	token: string,
	language: Language,
	t: TFunction<"appointments">,
): ShownAppointment {
	const terms = property?.rental ? rentalTermLines(property.rental, language) : [];
	const search = new URLSearchParams({ token });
	return {
		when: formatMomentInWords(start, language),
		address: property?.address || null,
		property: property && { title: property.propertyCard.title, path: property.path },
		terms: terms.map(({ label, value }) => ({ label: t(`fields:${label}`), value })),
		bring: property
			? [property.rental ? t("bring.rent") : t("bring.certificates"), t("bring.measure"), t("bring.company")]
			: [],
		route: property && !property.isAddressSent ? directions(property.address) : null,
		calendar: `/api/appointments/calendar?${search}`,
		manage: `${pagePath("appointment", language)}?${search}`,
	};
}
