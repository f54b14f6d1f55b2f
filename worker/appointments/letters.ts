import { formatDateTime } from "../../app/domain/dates";
import { fullName } from "../../app/domain/full-name";
import type { Language } from "../../app/domain/language";
import { pagePath } from "../../app/domain/paths";
import { rentalTermLines } from "../../app/domain/rental-terms";
import { translator } from "../../app/i18n/translator";
import { momentOf } from "../clock";
import type { LetterRequest } from "../letter-request";
import type { Booking } from "./bookings";
import { type CalendarEntry, calendarAttachment } from "./calendar-file";
import type { HomeInBoth } from "./homes";
import type { AppointmentDependencies, VisitedHome } from "./ports";

/** What happened to an appointment; each has words of its own for both sides. `shifted`: by the agency. */
export type Happening = "booked" | "moved" | "shifted" | "cancelled";

/** Words of the form that books belong to the form; the others to the appointment. */
const templates: Readonly<Record<Happening, Record<"visitor" | "agency", string>>> = {
	booked: { visitor: "visitor.contact-appointment", agency: "agency.contact-appointment" },
	moved: { visitor: "appointment.moved.visitor", agency: "appointment.moved.agency" },
	shifted: { visitor: "appointment.shifted.visitor", agency: "appointment.shifted.agency" },
	cancelled: { visitor: "appointment.cancelled.visitor", agency: "appointment.cancelled.agency" },
};

const FORM = "contact-appointment";

/** The page on which a visitor moves or cancels his appointment. */
export async function appointmentUrl(
	{ links }: Pick<AppointmentDependencies, "links">,
	{ id, language }: Pick<Booking, "id" | "language">,
	origin: string,
): Promise<string> {
	return `${origin}${pagePath("/appointment/", language)}?token=${await links.token("appointment", id)}`;
}

/** What a calendar says of the visit to its visitor. */
export async function visitorEntry(
	deps: AppointmentDependencies,
	booking: Booking,
	home: VisitedHome | null,
	origin: string,
): Promise<CalendarEntry> {
	const t = words(deps, booking.language);
	return {
		booking,
		summary: t("appointment.summary", { home: home?.letter.title ?? "" }),
		description: t("appointment.description", { url: await appointmentUrl(deps, booking, origin) }),
		place: home?.place ?? null,
		url: home?.letter.url ?? null,
		office: home?.office ?? deps.agencyAddress,
		now: deps.now(),
	};
}

/** The letters to both sides that tell of a booking or its change, with the visit as a calendar file. */
export async function lettersFor(
	deps: AppointmentDependencies,
	happening: Happening,
	booking: Booking,
	home: HomeInBoth,
	{ origin, answers }: { origin: string; answers?: object },
): Promise<LetterRequest[]> {
	const entry = await visitorEntry(deps, booking, home.visitor, origin);
	const toAgency = words(deps, deps.agencyLanguage);
	const person = fullName(booking);
	const common = { form: FORM, submissionId: booking.submissionId, ...(answers ? { answers } : {}) };
	const visitor: LetterRequest = {
		...common,
		template: templates[happening].visitor,
		language: booking.language,
		to: booking.email,
		replyTo: entry.office,
		greet: person,
		values: valuesOf(booking, booking.language, home.visitor),
		home: home.visitor?.letter ?? null,
		facts: happening === "cancelled" ? [] : factsOf(deps, booking.language, home.visitor),
		buttonUrl:
			happening === "cancelled"
				? bookAgainUrl(booking, home.visitor, origin)
				: await appointmentUrl(deps, booking, origin),
		attachments: [calendarAttachment(entry, words(deps, booking.language)("appointment.file"))],
	};
	const agencyEntry: CalendarEntry = {
		...entry,
		summary: toAgency("appointment.summary", { home: home.agency?.letter.title ?? "" }),
		description: [person, booking.email].join("\n"),
	};
	const agency: LetterRequest = {
		...common,
		template: templates[happening].agency,
		language: deps.agencyLanguage,
		to: entry.office,
		replyTo: booking.email,
		values: { ...valuesOf(booking, deps.agencyLanguage, home.agency), person },
		home: home.agency?.letter ?? null,
		attachments: [calendarAttachment(agencyEntry, toAgency("appointment.file"))],
	};
	return [visitor, agency];
}

/** The letter of the day before. */
export async function reminderLetter(
	deps: AppointmentDependencies,
	booking: Booking,
	home: VisitedHome,
): Promise<LetterRequest> {
	return {
		form: FORM,
		template: "appointment.reminder",
		language: booking.language,
		to: booking.email,
		replyTo: home.office,
		greet: fullName(booking),
		values: valuesOf(booking, booking.language, home),
		home: home.letter,
		facts: factsOf(deps, booking.language, home),
		buttonUrl: await appointmentUrl(deps, booking, deps.origin),
		submissionId: booking.submissionId,
	};
}

/**
 * The letters of the day before where the home is not on the market any more: the agency decides whether the visit
 * takes place, and the visitor hears that he will be told.
 */
export async function unsureLetters(
	deps: AppointmentDependencies,
	booking: Booking,
	home: HomeInBoth,
): Promise<LetterRequest[]> {
	const office = home.agency?.office ?? deps.agencyAddress;
	const person = fullName(booking);
	const common = { form: FORM, submissionId: booking.submissionId };
	return [
		{
			...common,
			template: "appointment.unsure.visitor",
			language: booking.language,
			to: booking.email,
			replyTo: office,
			greet: person,
			values: valuesOf(booking, booking.language, home.visitor),
			home: home.visitor?.letter ?? null,
			buttonUrl: await appointmentUrl(deps, booking, deps.origin),
		},
		{
			...common,
			template: "appointment.unsure.agency",
			language: deps.agencyLanguage,
			to: office,
			replyTo: booking.email,
			values: {
				...valuesOf(booking, deps.agencyLanguage, home.agency),
				person,
				email: booking.email,
				property: String(booking.propertyId),
			},
			home: home.agency?.letter ?? null,
		},
	];
}

export function bookingUrl(propertyId: number, language: Language, origin: string): string {
	return `${origin}${pagePath("/book-appointment/", language)}?property=${propertyId}`;
}

/** Where another time can be chosen; nowhere for a home that is taken. */
function bookAgainUrl(booking: Booking, home: VisitedHome | null, origin: string): string | null {
	return home?.isOpen ? bookingUrl(booking.propertyId, booking.language, origin) : null;
}

function words(deps: AppointmentDependencies, language: Language) {
	return translator(language, deps.agencyLanguage, "mail");
}

function valuesOf(booking: Booking, language: Language, home: VisitedHome | null): Record<string, string> {
	return { when: formatDateTime(momentOf(booking.startsAt), language), home: home?.letter.title ?? "" };
}

/** Where to be, and for a rental what it asks of a tenant. */
function factsOf(
	deps: AppointmentDependencies,
	language: Language,
	home: VisitedHome | null,
): { label: string; value: string }[] {
	if (!home) return [];
	const fields = translator(language, deps.agencyLanguage, "fields");
	const terms = home.rental ? rentalTermLines(home.rental) : [];
	return [
		...(home.place ? [{ label: words(deps, language)("appointment.place"), value: home.place }] : []),
		...terms.map(({ label, value }) => ({ label: fields(label), value })),
	];
}
