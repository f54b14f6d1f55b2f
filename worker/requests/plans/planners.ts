import type { FormName } from "../../../app/domain/paths";
import { planForgotPassword, planUnsubscribe } from "./account";
import { planAppointment, planAppointmentAlert } from "./appointment";
import { planHomeContact, planJob, planSiteContact, planTesting, planValuation } from "./contact";
import { planDemand } from "./demand";
import { planDocuments } from "./documents";
import { planFriend } from "./friend";
import { planNewsletter } from "./newsletter";
import { planOffer } from "./offer";
import type { Arrival, Plan, Planner, Refusal } from "./plan";
import { planRentApplication } from "./rent-application";
import { planTestimonial } from "./testimonial";

const planners: { [Form in FormName]: Planner<Form> } = {
	"site-contact": planSiteContact,
	"contact-me": planHomeContact,
	"contact-visit": planHomeContact,
	"contact-appointment": planAppointment,
	"appointment-alert": planAppointmentAlert,
	"contact-construction": planHomeContact,
	"contact-demand": planValuation,
	"demand-register": planDemand,
	"send-to-friend": planFriend,
	"sign-newsletter": planNewsletter,
	testimonial: planTestimonial,
	"request-documents": planDocuments,
	offer: planOffer,
	"rent-application": planRentApplication,
	"job-contact": planJob,
	"forgot-password": planForgotPassword,
	unsubscribe: planUnsubscribe,
	"testing-testing": planTesting,
};

/** What follows from a form, or why it cannot be. */
export function planFor<Form extends FormName>(arrival: Arrival<Form>): Promise<Plan | Refusal> {
	const planner: Planner<Form> = planners[arrival.form];
	return planner(arrival);
}
