import type * as z from "zod";
import { DAY_SECONDS } from "../durations";
import { accessibilityReport } from "./accessibility-report/schema";
import { appointmentAlert } from "./appointment-alert/schema";
import { propertyContact } from "./contact";
import { appointment } from "./contact-appointment/schema";
import { valuation } from "./contact-demand/schema";
import { viewing } from "./contact-visit/schema";
import type { FormDefinition } from "./definition";
import { savedSearch } from "./demand-register/schema";
import { forgotPassword } from "./forgot-password/schema";
import type { FormName } from "./form-names";
import { jobContact } from "./job-contact/schema";
import { offer } from "./offer/schema";
import { openHouseRegistration } from "./open-house/schema";
import { APPOINTMENT_SECONDS, CONFIRMATION_SECONDS, MONTH, OPEN_HOUSE_SECONDS, TEN_YEARS } from "./periods";
import { rentApplication } from "./rent-application/schema";
import { documentRequest } from "./request-documents/schema";
import { searchAlert } from "./search-alert/schema";
import { friend } from "./send-to-friend/schema";
import { newsletter } from "./sign-newsletter/schema";
import { siteContact } from "./site-contact/schema";
import { testimonial } from "./testimonial/schema";
import { testing } from "./testing-testing/schema";
import { unsubscribe } from "./unsubscribe/schema";

/** A question to the agency, answered by a member of staff. */
const question = {
	neededGroup: null,
	basis: "request",
	keptSeconds: 24 * MONTH,
	inInbox: true,
	needsItsEmail: false,
	nextSteps: ["favourites", "buying", "saved-search"],
	suggestsProperties: true,
} as const;

/** A seat at a viewing; only the email has the link to change it. */
const booking = { ...question, keptSeconds: APPOINTMENT_SECONDS, needsItsEmail: true } as const;

/** Emails that start once the visitor follows the link in a first email. */
const subscription = {
	...question,
	basis: "consent",
	keptSeconds: CONFIRMATION_SECONDS,
	inInbox: false,
	needsItsEmail: true,
	nextSteps: ["for-sale", "for-rent", "projects"],
} as const;

/** An instruction that the site carries out itself. */
const instruction = { ...question, keptSeconds: DAY_SECONDS, inInbox: false } as const;

/** Every form: the defaults of its kind, with its own values. */
export const forms = {
	"site-contact": { ...question, schema: siteContact, nextSteps: ["for-sale", "for-rent", "services"] },
	"contact-me": { ...question, schema: propertyContact },
	"contact-visit": { ...question, schema: viewing },
	"contact-appointment": { ...booking, schema: appointment },
	"appointment-alert": {
		...subscription,
		schema: appointmentAlert,
		basis: "request",
		nextSteps: ["favourites", "for-sale", "for-rent"],
	},
	"open-house": { ...booking, schema: openHouseRegistration, keptSeconds: OPEN_HOUSE_SECONDS },
	"contact-construction": { ...question, schema: propertyContact, nextSteps: ["projects", "buying", "favourites"] },
	"contact-demand": {
		...question,
		schema: valuation,
		neededGroup: "valuationAddress",
		nextSteps: ["selling", "about", "services"],
	},
	"demand-register": { ...subscription, schema: savedSearch },
	"search-alert": { ...subscription, schema: searchAlert },
	"send-to-friend": {
		...instruction,
		schema: friend,
		basis: "interest",
		needsItsEmail: true,
		nextSteps: ["favourites", "for-sale", "saved-search"],
	},
	"sign-newsletter": { ...subscription, schema: newsletter },
	testimonial: {
		...instruction,
		schema: testimonial,
		basis: "consent",
		keptSeconds: null,
		nextSteps: ["about", "services"],
		suggestsProperties: false,
	},
	"request-documents": { ...question, schema: documentRequest },
	offer: {
		...question,
		schema: offer,
		neededGroup: "personA",
		basis: "duty",
		keptSeconds: TEN_YEARS,
		nextSteps: ["buying", "favourites"],
	},
	"rent-application": {
		...question,
		schema: rentApplication,
		keptSeconds: 3 * MONTH,
		isConfidential: true,
		needsItsEmail: true,
		nextSteps: ["for-rent", "favourites", "rent-profile"],
	},
	"job-contact": {
		...question,
		schema: jobContact,
		keptSeconds: 12 * MONTH,
		isConfidential: true,
		nextSteps: ["about", "services"],
		suggestsProperties: false,
	},
	"accessibility-report": {
		...question,
		schema: accessibilityReport,
		basis: "duty",
		// Promised on the accessibility page and in its emails.
		answerDays: 14,
		nextSteps: ["for-sale", "for-rent"],
		suggestsProperties: false,
	},
	"forgot-password": { ...instruction, schema: forgotPassword, nextSteps: ["login"], suggestsProperties: false },
	unsubscribe: {
		...instruction,
		schema: unsubscribe,
		basis: "duty",
		keptSeconds: CONFIRMATION_SECONDS,
		nextSteps: ["for-sale", "for-rent"],
		suggestsProperties: false,
	},
	"testing-testing": { ...instruction, schema: testing, basis: "interest", nextSteps: ["for-sale", "for-rent"] },
} as const satisfies Record<FormName, FormDefinition>;

export type FormValues<Form extends FormName> = z.output<(typeof forms)[Form]["schema"]>;
