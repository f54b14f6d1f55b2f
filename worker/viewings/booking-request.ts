import type { Language } from "../../app/domain/language";
import type { FormRefusal } from "../../app/domain/property/listing";
import type { EmailRequest } from "../ports/email-request";
import type { LeadViewing } from "../ports/lead";

/** Who takes a seat in which slot. */
export type BookingSeat = {
	slotId: string;
	propertyId: number;
	firstName: string;
	lastName: string;
	email: string;
	language: Language;
};

/** A viewing that the agency books for somebody who calls. */
export type HandBooking = BookingSeat & {
	phone: string | null;
	/** The form that it follows from; null where there is none. */
	submissionId: string | null;
};

/** A request for a viewing: visitor and slot. */
export type BookingRequest = BookingSeat & {
	/** A viewing, or a place at an open day: each has emails of its own. */
	form: "contact-appointment" | "open-house";
	/** The origin of the request, without a trailing slash. */
	origin: string;
	submissionId: string;
	/** What was filled in, for the emails. */
	answers: object;
};

/**
 * What a booking brings about, for the batch of the form that asks for it. Only that batch decides who gets the seat.
 */
export type PreparedBooking = {
	ok: true;
	statements: D1PreparedStatement[];
	emails: EmailRequest[];
	/** What the CRM is to know of it. */
	viewing: LeadViewing;
	/** What later leads of it come back to. */
	about: string;
	/** Epoch seconds. */
	endsAt: number;
	/** Leads its visitor back to it. */
	token: string;
};

export type BookingRefusal = { ok: false; reason: "full" | "home-unknown" | FormRefusal };
