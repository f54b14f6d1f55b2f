import type * as z from "zod";
import type { FormName } from "../pages/paths";
import { forgotPassword, newsletter, testimonial, testing, unsubscribe } from "./account";
import { appointment, appointmentAlert, propertyContact, siteContact } from "./contact";
import { savedSearch } from "./demand";
import { documentRequest } from "./documents";
import { friend } from "./friend";
import { jobContact } from "./job";
import { offer } from "./offer";
import { rentApplication } from "./rent";
import { valuation } from "./valuation";
import { viewing } from "./visit";

/** One schema per form, for the browser and for the server. Messages are keys of the namespace `validation`. */
export const formSchemas = {
	"site-contact": siteContact,
	"contact-me": propertyContact,
	"contact-visit": viewing,
	"contact-appointment": appointment,
	"appointment-alert": appointmentAlert,
	"contact-construction": propertyContact,
	"contact-demand": valuation,
	"demand-register": savedSearch,
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
