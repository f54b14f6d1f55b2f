import type { Language } from "../../app/domain/language";
import type { LeadViewing } from "../../app/domain/lead";
import type { FormRefusal } from "../../app/domain/property/listing";
import type { EmailRequest } from "../email/request";

/** A visitor and the seat they want. */
export type BookingSeat = {
	slotId: string;
	propertyId: number;
	firstName: string;
	lastName: string;
	email: string;
	language: Language;
};

/** A viewing that the agency books for a caller. */
export type HandBooking = BookingSeat & {
	phone: string | null;
	/** The submission that led to it; null when there is none. */
	submissionId: string | null;
};

/** A form's request for a seat. */
export type BookingRequest = BookingSeat & {
	/** A viewing or an open day; each has its own emails. */
	form: "contact-appointment" | "open-house";
	/** The origin of the request, without a trailing slash. */
	origin: string;
	submissionId: string;
	/** The form's answers, for the emails. */
	answers: object;
};

/** A booking's part in the batch of its form. Only that batch decides who gets the seat. */
export type PreparedBooking = {
	ok: true;
	statements: D1PreparedStatement[];
	emails: EmailRequest[];
	/** The viewing for the CRM. */
	viewing: LeadViewing;
	/** Subject that later leads refer to. */
	about: string;
	/** Epoch seconds. */
	endsAt: number;
	/** Token of the visitor's link to the booking. */
	token: string;
};

export type BookingRefusal = { ok: false; reason: "full" | "home-unknown" | FormRefusal };
