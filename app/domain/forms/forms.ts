import type * as z from "zod";
import { accessibilityReportForm } from "./accessibility-report/form";
import { appointmentAlertForm } from "./appointment-alert/form";
import { contactAppointmentForm } from "./contact-appointment/form";
import { contactConstructionForm } from "./contact-construction/form";
import { contactDemandForm } from "./contact-demand/form";
import { contactMeForm } from "./contact-me/form";
import { contactVisitForm } from "./contact-visit/form";
import type { FormDefinition } from "./definition";
import { demandRegisterForm } from "./demand-register/form";
import { forgotPasswordForm } from "./forgot-password/form";
import type { FormName } from "./form-names";
import { jobContactForm } from "./job-contact/form";
import { offerForm } from "./offer/form";
import { openHouseForm } from "./open-house/form";
import { rentApplicationForm } from "./rent-application/form";
import { requestDocumentsForm } from "./request-documents/form";
import { searchAlertForm } from "./search-alert/form";
import { sendToFriendForm } from "./send-to-friend/form";
import { signNewsletterForm } from "./sign-newsletter/form";
import { siteContactForm } from "./site-contact/form";
import { testimonialForm } from "./testimonial/form";
import { testingTestingForm } from "./testing-testing/form";
import { unsubscribeForm } from "./unsubscribe/form";

/** Every form, by the name of its folder. */
export const forms = {
	"site-contact": siteContactForm,
	"contact-me": contactMeForm,
	"contact-visit": contactVisitForm,
	"contact-appointment": contactAppointmentForm,
	"appointment-alert": appointmentAlertForm,
	"open-house": openHouseForm,
	"contact-construction": contactConstructionForm,
	"contact-demand": contactDemandForm,
	"demand-register": demandRegisterForm,
	"search-alert": searchAlertForm,
	"send-to-friend": sendToFriendForm,
	"sign-newsletter": signNewsletterForm,
	testimonial: testimonialForm,
	"request-documents": requestDocumentsForm,
	offer: offerForm,
	"rent-application": rentApplicationForm,
	"job-contact": jobContactForm,
	"accessibility-report": accessibilityReportForm,
	"forgot-password": forgotPasswordForm,
	unsubscribe: unsubscribeForm,
	"testing-testing": testingTestingForm,
} as const satisfies Record<FormName, FormDefinition>;

/** The parsed values of a form. */
export type FormValues<Form extends FormName> = z.output<(typeof forms)[Form]["schema"]>;
