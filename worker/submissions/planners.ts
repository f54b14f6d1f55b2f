import type { InboxStage } from "../../app/domain/desk/inbox";
import { isInboxForm } from "../../app/domain/desk/inbox-forms";
import type { FormName } from "../../app/domain/forms/form-names";
import type { Lead } from "../../app/domain/lead";
import { planAccessibilityReport } from "./accessibility-report/plan";
import { planAppointmentAlert } from "./appointment-alert/plan";
import { planAppointment } from "./contact-appointment/plan";
import { planValuation } from "./contact-demand/plan";
import { planSavedSearch } from "./demand-register/plan";
import { planForgotPassword } from "./forgot-password/plan";
import { planJob } from "./job-contact/plan";
import { leadOf } from "./leads";
import { planOffer } from "./offer/plan";
import { planOpenHouse } from "./open-house/plan";
import type { Arrival, Refusal, SubmissionPlan, SubmissionPlanner } from "./plan";
import { planPropertyContact } from "./property-contact";
import { planRentApplication } from "./rent-application/plan";
import { planDocuments } from "./request-documents/plan";
import { planSearchAlert } from "./search-alert/plan";
import { planFriend } from "./send-to-friend/plan";
import { newsletterOptIn, planNewsletter } from "./sign-newsletter/plan";
import { planSiteContact } from "./site-contact/plan";
import { planTestimonial } from "./testimonial/plan";
import { planTesting } from "./testing-testing/plan";
import { planUnsubscribe } from "./unsubscribe/plan";

const submissionPlanners: { [Form in FormName]: SubmissionPlanner<Form> } = {
	"site-contact": planSiteContact,
	"contact-me": planPropertyContact,
	"contact-visit": planPropertyContact,
	"contact-appointment": planAppointment,
	"appointment-alert": planAppointmentAlert,
	"open-house": planOpenHouse,
	"contact-construction": planPropertyContact,
	"contact-demand": planValuation,
	"demand-register": planSavedSearch,
	"search-alert": planSearchAlert,
	"send-to-friend": planFriend,
	"sign-newsletter": planNewsletter,
	testimonial: planTestimonial,
	"request-documents": planDocuments,
	offer: planOffer,
	"rent-application": planRentApplication,
	"job-contact": planJob,
	"accessibility-report": planAccessibilityReport,
	"forgot-password": planForgotPassword,
	unsubscribe: planUnsubscribe,
	"testing-testing": planTesting,
};

/** Returns the submission plan of a form, or the refusal. */
export async function planFor<Form extends FormName>(arrival: Arrival<Form>): Promise<SubmissionPlan | Refusal> {
	const submissionPlanner: SubmissionPlanner<Form> = submissionPlanners[arrival.form];
	const plan = await submissionPlanner(arrival);
	if ("ok" in plan) return plan;
	const lead = leadOf(arrival, plan);
	const wish = await newsletterOptIn(arrival);
	return {
		...plan,
		emails: [...plan.emails, ...wish.emails],
		statements: [
			...(plan.statements ?? []),
			...wish.statements,
			...inboxStatements(arrival, lead),
			...arrival.deps.leads.prepare(lead),
		],
	};
}

/** Statements that add a form to the inbox with its office and agent; part of the submission's batch. */
function inboxStatements(
	{ id, form, campaign, now, deps }: Pick<Arrival, "id" | "form" | "campaign" | "now" | "deps">,
	lead: Pick<Lead, "office" | "agent"> | null,
): D1PreparedStatement[] {
	if (!isInboxForm(form)) return [];
	const stage: InboxStage = form === "offer" ? "offer" : "new";
	return [
		deps.db
			.prepare(
				`INSERT INTO inbox (submission_id, office, agent_email, source, arrived_at, changed_at, stage)
				VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)`,
			)
			.bind(id, lead?.office?.id ?? null, lead?.agent?.email ?? null, campaign, now, stage),
	];
}
