import type * as z from "zod";
import type { FormName } from "../paths";
import { forgotPassword, newsletter, testimonial, testing, unsubscribe } from "./account";
import { appointment, appointmentAlert, homeContact, siteContact } from "./contact";
import { demand } from "./demand";
import { documentRequest } from "./documents";
import { friend } from "./friend";
import { jobContact } from "./job";
import { offer } from "./offer";
import { rentApplication } from "./rent";
import { valuation } from "./valuation";
import { visit } from "./visit";

/** One schema per form, for the browser and for the server. Messages are keys of the namespace `validation`. */
export const formSchemas = {
	"site-contact": siteContact,
	"contact-me": homeContact,
	"contact-visit": visit,
	"contact-appointment": appointment,
	"appointment-alert": appointmentAlert,
	"contact-construction": homeContact,
	"contact-demand": valuation,
	"demand-register": demand,
	"send-to-friend": friend,
	"sign-newsletter": newsletter,
	testimonial,
	"request-documents": documentRequest,
	offer,
	"rent-application": rentApplication,
	"job-contact": jobContact,
	"forgot-password": forgotPassword,
	unsubscribe,
	"testing-testing": testing,
} as const satisfies Record<FormName, z.ZodType>;

/** What a form holds once it has been read. */
export type FormValues<Form extends FormName> = z.output<(typeof formSchemas)[Form]>;
