import type { FormName } from "../../../app/domain/pages/paths";
import { leadOf } from "../leads";
import { planForgotPassword, planUnsubscribe } from "./account";
import { planAppointment, planAppointmentAlert } from "./appointment";
import { planJob, planPropertyContact, planSiteContact, planTesting, planValuation } from "./contact";
import { planDocuments } from "./documents";
import { planFriend } from "./friend";
import { planNewsletter } from "./newsletter";
import { planOffer } from "./offer";
import type { Arrival, Refusal, SubmissionPlan, SubmissionPlanner } from "./plan";
import { planRentApplication } from "./rent-application";
import { planSavedSearch } from "./saved-search";
import { planTestimonial } from "./testimonial";

const submissionPlanners: { [Form in FormName]: SubmissionPlanner<Form> } = {
	"site-contact": planSiteContact,
	"contact-me": planPropertyContact,
	"contact-visit": planPropertyContact,
	"contact-appointment": planAppointment,
	"appointment-alert": planAppointmentAlert,
	"contact-construction": planPropertyContact,
	"contact-demand": planValuation,
	"demand-register": planSavedSearch,
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
export async function planFor<Form extends FormName>(arrival: Arrival<Form>): Promise<SubmissionPlan | Refusal> {
	const submissionPlanner: SubmissionPlanner<Form> = submissionPlanners[arrival.form];
	const plan = await submissionPlanner(arrival);
	if (plan.refused) return plan;
	return { ...plan, statements: [...(plan.statements ?? []), ...arrival.deps.leads.prepare(leadOf(arrival, plan))] };
}
