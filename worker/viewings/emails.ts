import type { TFunction } from "i18next";
import type { Brand } from "../../app/domain/agency/brand";
import type { Recipients } from "../../app/domain/agency/recipients";
import { rentalTermLines } from "../../app/domain/costs/rental-terms";
import { greetedOf } from "../../app/domain/email/greeting";
import { formatMomentInWords } from "../../app/domain/formatting/dates";
import { fullName } from "../../app/domain/formatting/full-name";
import { displayPhone } from "../../app/domain/formatting/phone";
import type { Language } from "../../app/domain/language";
import { languageName } from "../../app/domain/language";
import { bookingPath, pagePath } from "../../app/domain/pages/paths";
import { translator } from "../../app/i18n/translator";
import type { AgencyTemplate, EmailRequest, EmailTemplate } from "../email/request";
import { toIsoString } from "../platform/clock";
import type { Booking } from "./bookings";
import { type CalendarEntry, calendarAttachment } from "./calendar-file";
import type { AppointmentDependencies, ViewingProperty } from "./dependencies";
import { agencyLanguageOf, type PropertyInBoth } from "./properties";

/**
 * An event of an appointment; each has its own email texts for both sides. `registered`: for an open day; `entered`,
 * `shifted`, `called-off` and `restored`: by the agency.
 */
export type AppointmentEvent =
	| "booked"
	| "registered"
	| "entered"
	| "moved"
	| "shifted"
	| "cancelled"
	| "called-off"
	| "restored";

/** A booking form's emails use the templates of that form; all others use those of the appointment. */
const templates: Readonly<
	Record<AppointmentEvent, { visitor: Exclude<EmailTemplate, AgencyTemplate>; agency: AgencyTemplate }>
> = {
	booked: { visitor: "visitor.contact-appointment", agency: "agency.contact-appointment" },
	registered: { visitor: "visitor.open-house", agency: "agency.open-house" },
	entered: { visitor: "visitor.contact-appointment", agency: "appointment.entered.agency" },
	moved: { visitor: "appointment.moved.visitor", agency: "appointment.moved.agency" },
	shifted: { visitor: "appointment.shifted.visitor", agency: "appointment.shifted.agency" },
	cancelled: { visitor: "appointment.cancelled.visitor", agency: "appointment.cancelled.agency" },
	"called-off": { visitor: "appointment.calledOff.visitor", agency: "appointment.calledOff.agency" },
	restored: { visitor: "appointment.restored.visitor", agency: "appointment.restored.agency" },
};

const FORM = "contact-appointment";

function isCancellation(happening: AppointmentEvent): boolean {
	return happening === "cancelled" || happening === "called-off";
}

/** URL of the page where a visitor moves or cancels the appointment. */
function appointmentUrl(
	{ links }: Pick<AppointmentDependencies, "links">,
	{ id, language }: Pick<Booking, "id" | "language">,
	origin: string,
): string {
	return `${origin}${pagePath("appointment", language)}?token=${links.token("appointment", id)}`;
}

/** Builds the visitor's calendar entry. */
export async function visitorEntry(
	deps: AppointmentDependencies,
	booking: Booking,
	property: ViewingProperty | null,
	origin: string,
): Promise<CalendarEntry> {
	const t = mailTranslator(deps, booking.language);
	return {
		booking,
		agency: deps.agency(),
		summary: t("appointment.summary", { property: property?.propertyCard.title ?? "" }),
		description: [
			...(property ? contactLines(property, deps.agency(), t) : []),
			t("appointment.description", { url: appointmentUrl(deps, booking, origin) }),
		].join("\n"),
		address: property?.address ?? null,
		url: property?.propertyCard.url ?? null,
		office: property?.office ?? deps.agencyAddress(),
		now: deps.now(),
	};
}

/** Lines with the agent, the telephone number and the property's reference. */
function contactLines(
	{ lead, office: address }: ViewingProperty,
	agency: Pick<Brand, "offices" | "phone">,
	t: TFunction<"mail">,
): string[] {
	const office = agency.offices.find(({ email }) => email === address);
	const phone = displayPhone(office?.phone ?? agency.phone);
	const agent = lead.agent?.name;
	return [
		agent ? t("appointment.contact", { agent, phone }) : t("appointment.call", { phone }),
		...(lead.reference ? [t("appointment.reference", { reference: lead.reference })] : []),
	];
}

export type EmailDetails = { origin: string; answers?: object; reason?: string | null };

/** Builds the emails to both sides about a booking or its change, with the viewing as a calendar file. */
export async function emailsFor(
	deps: AppointmentDependencies,
	happening: AppointmentEvent,
	booking: Booking,
	property: PropertyInBoth,
	{ origin, answers, reason = null }: EmailDetails,
): Promise<EmailRequest[]> {
	const entry = await visitorEntry(deps, booking, property.visitor, origin);
	const agencyLanguage = agencyLanguageOf(deps, property.agency);
	const toAgency = mailTranslator(deps, agencyLanguage);
	const why = (language: Language) =>
		reason === null ? [] : [{ label: mailTranslator(deps, language)("appointment.reason"), value: reason }];
	const form = happening === "registered" ? "open-house" : FORM;
	const visitor: EmailRequest = {
		form,
		choices: answers ?? null,
		template: templates[happening].visitor,
		...visitorFields(booking, property.visitor, entry.office),
		facts: [
			...why(booking.language),
			...(isCancellation(happening) ? [] : factsOf(deps, booking.language, property.visitor)),
		],
		buttonUrl: isCancellation(happening)
			? bookAgainUrl(booking, property.visitor, origin)
			: appointmentUrl(deps, booking, origin),
		attachments: [calendarAttachment(entry, mailTranslator(deps, booking.language)("appointment.file"))],
	};
	const phone = booking.phone && displayPhone(booking.phone);
	const agencyEntry: CalendarEntry = {
		...entry,
		summary: toAgency("appointment.summary", { property: property.agency?.inAgency.name ?? "" }),
		address: property.agency?.inAgency.address ?? null,
		description: [fullName(booking), phone, booking.email].filter(Boolean).join("\n"),
	};
	const agency: EmailRequest = {
		form,
		answers: answers ?? null,
		template: templates[happening].agency,
		...agencyFields(deps, booking, property.agency),
		facts: [
			// The answers already contain both.
			...(answers ? [] : [{ label: toAgency("label.email"), value: booking.email }]),
			...(phone && !answers ? [{ label: toAgency("label.phone"), value: phone }] : []),
			{ label: toAgency("visitorLanguage"), value: languageName(booking.language, agencyLanguage) },
			...why(agencyLanguage),
		],
		attachments: [calendarAttachment(agencyEntry, toAgency("appointment.file"))],
	};
	return [visitor, agency];
}

/** Common parts of the visitor's emails. */
function visitorFields(booking: Booking, property: ViewingProperty | null, replyTo: string) {
	return {
		language: booking.language,
		to: booking.email,
		replyTo,
		greet: greetedOf(booking),
		values: valuesOf(booking, booking.language, property),
		property: property?.propertyCard ?? null,
		submissionId: booking.submissionId,
	};
}

/** Common parts of the agency's emails. */
function agencyFields(deps: AppointmentDependencies, booking: Booking, property: ViewingProperty | null) {
	const language = agencyLanguageOf(deps, property);
	return {
		language,
		...agencyRecipients(deps, property),
		replyTo: booking.email,
		values: { ...valuesOf(booking, language, property), person: fullName(booking) },
		property: property?.inAgency.propertyCard ?? null,
		about: property?.inAgency.name ?? null,
		submissionId: booking.submissionId,
	};
}

/** Builds the reminder of the day before. */
export function reminderEmail(
	deps: AppointmentDependencies,
	booking: Booking,
	property: ViewingProperty,
): EmailRequest {
	return {
		form: FORM,
		template: "appointment.reminder",
		...visitorFields(booking, property, property.office),
		facts: factsOf(deps, booking.language, property),
		buttonUrl: appointmentUrl(deps, booking, deps.siteAddress()),
	};
}

/**
 * Builds the emails of the day before when the property takes no viewings any more: the agency decides whether the
 * viewing takes place, and the visitor is asked to wait for its answer.
 */
export function uncertainViewingEmails(
	deps: AppointmentDependencies,
	booking: Booking,
	property: PropertyInBoth,
): EmailRequest[] {
	const agency = agencyFields(deps, booking, property.agency);
	return [
		{
			form: FORM,
			template: "appointment.unsure.visitor",
			...visitorFields(booking, property.visitor, property.agency?.office ?? deps.agencyAddress()),
			buttonUrl: appointmentUrl(deps, booking, deps.siteAddress()),
		},
		{
			form: FORM,
			template: "appointment.unsure.agency",
			...agency,
			values: { ...agency.values, email: booking.email, property: String(booking.propertyId) },
		},
	];
}

/** A property that is no longer published has no agent, so the email goes to the agency's address. */
function agencyRecipients(
	{ agencyAddress, fallbackAddress }: AppointmentDependencies,
	property: ViewingProperty | null,
): Recipients {
	const [to, fallback] = [agencyAddress(), fallbackAddress()];
	return property?.recipients ?? { to, cc: null, fallbacks: fallback === to ? [] : [fallback] };
}

export function bookingUrl(propertyId: number, language: Language, origin: string): string {
	return origin + bookingPath(propertyId, language);
}

/** URL to choose another time; null when the property takes no viewings. */
function bookAgainUrl(booking: Booking, property: ViewingProperty | null, origin: string): string | null {
	return property?.refusal === null ? bookingUrl(booking.propertyId, booking.language, origin) : null;
}

function mailTranslator(deps: AppointmentDependencies, language: Language) {
	return translator(language, deps.agencyLanguage, "mail");
}

function valuesOf(booking: Booking, language: Language, property: ViewingProperty | null): Record<string, string> {
	return {
		when: formatMomentInWords(toIsoString(booking.startsAt), language),
		property: property?.propertyCard.title ?? "",
	};
}

/** Reads a text answer of a form; null when it is missing. */
export function textIn(answers: object, name: "title" | "phone"): string | null {
	const { [name]: text } = answers as Partial<Record<string, unknown>>;
	return typeof text === "string" ? text : null;
}

function placeOf(deps: AppointmentDependencies, language: Language, property: ViewingProperty): string {
	return property.isAddressSent
		? mailTranslator(deps, language)("appointment.addressSent", { place: property.address })
		: property.address;
}

/** Meeting place and, for a rental, the requirements for tenants. */
function factsOf(
	deps: AppointmentDependencies,
	language: Language,
	property: ViewingProperty | null,
): { label: string; value: string }[] {
	if (!property) return [];
	const fields = translator(language, deps.agencyLanguage, "fields");
	const terms = property.rental ? rentalTermLines(property.rental, language) : [];
	return [
		...(property.address
			? [{ label: mailTranslator(deps, language)("appointment.place"), value: placeOf(deps, language, property) }]
			: []),
		...terms.map(({ label, value }) => ({ label: fields(label), value })),
	];
}
