import { greetedOf } from "../../app/domain/email/greeting";
import { isLanguage } from "../../app/domain/language";
import { keysOf } from "../../app/domain/records";
import { guardStatement, runGuarded } from "../platform/guard";
import { unsubscribeAddresses } from "../platform/links";
import type { RowOf } from "../platform/rows";
import type { ActionResult, RequestDependencies } from "./dependencies";
import { deleteProfile } from "./rent-application/profiles";
import { deleteSavedSearch, setSavedSearchState } from "./saved-searches";
import { sendHeld } from "./send-held";
import { newsletterLead, stoppedLeadStatements } from "./stopped-leads";
import { isUndecided, testimonialOfLink } from "./testimonials";
import { findUnsubscribeEmail, unsubscribeStatements } from "./unsubscribe-targets";

type Act = (deps: RequestDependencies, token: string, origin: string) => Promise<ActionResult>;

/** Actions of email links, run when the button on their page is pressed. */
const actions = {
	"confirm-form": sendHeld,
	"confirm-newsletter": confirmNewsletter,
	"confirm-demand": (deps, token) => setSavedSearchState(deps, token, "active", "pending"),
	"pause-demand": (deps, token) => setSavedSearchState(deps, token, "paused", "paused"),
	"resume-demand": (deps, token) => setSavedSearchState(deps, token, "active", "paused"),
	"delete-demand": deleteSavedSearch,
	"confirm-appointment-alert": confirmAppointmentAlert,
	unsubscribe,
	"approve-testimonial": approveTestimonial,
	"delete-rent-profile": async (deps, token) => ((await deleteProfile(deps, token)) ? "done" : "gone"),
} satisfies Record<string, Act>;

export type ActionName = keyof typeof actions;

export const actionNames = keysOf(actions);

export function act(
	deps: RequestDependencies,
	action: ActionName,
	token: string,
	origin: string,
): Promise<ActionResult> {
	return actions[action](deps, token, origin);
}

type Subscription = RowOf<"newsletter_subscriptions", "email" | "first_name" | "last_name" | "language" | "state">;

async function confirmNewsletter(deps: RequestDependencies, token: string, origin: string): Promise<ActionResult> {
	const { db, now, links, post } = deps;
	const id = links.subjectOf("newsletter", token, now());
	if (id === null) return "gone";
	const row = await db
		.withSession("first-primary")
		.prepare("SELECT email, first_name, last_name, language, state FROM newsletter_subscriptions WHERE id = ?")
		.bind(id)
		.first<Subscription>();
	if (!row) return "gone";
	if (row.state === "confirmed") return "done";
	const language = isLanguage(row.language) ? row.language : deps.agencyLanguage;
	const emails = await post.prepare(
		[
			{
				form: "sign-newsletter",
				template: "newsletter.confirmed",
				language,
				to: row.email,
				greet: greetedOf({ firstName: row.first_name, lastName: row.last_name }),
				unsubscribe: unsubscribeAddresses(deps, `newsletter:${id}`, { origin, language }),
			},
		],
		origin,
	);
	await db.batch([
		db
			.prepare("UPDATE newsletter_subscriptions SET state = 'confirmed', confirmed_at = ? WHERE id = ?")
			.bind(now(), id),
		...emails.statements,
		...deps.leads.prepare(newsletterLead(deps, row, true)),
	]);
	await post.kick();
	return "done";
}

async function confirmAppointmentAlert({ db, links, now }: RequestDependencies, token: string): Promise<ActionResult> {
	const id = links.subjectOf("appointment-alert", token, now());
	if (id === null) return "gone";
	const { meta } = await db
		.prepare("UPDATE appointment_alerts SET state = 'active' WHERE id = ? AND state <> 'notified'")
		.bind(id)
		.run();
	return meta.changes > 0 ? "done" : "gone";
}

/** Ends a subscription. Idempotent: email programs may press the button more than once. */
async function unsubscribe(deps: RequestDependencies, token: string): Promise<ActionResult> {
	const { db, links, now, post } = deps;
	const subject = links.subjectOf("unsubscribe", token, now());
	if (subject === null) return "gone";
	if (!(await findUnsubscribeEmail(db, { subject }))) return "done";
	await db.batch([...(await stoppedLeadStatements(deps, { subject })), ...unsubscribeStatements(db, { subject })]);
	await post.kick();
	return "done";
}

/** Approves a testimonial unless the desk has already decided. */
async function approveTestimonial(deps: RequestDependencies, token: string): Promise<ActionResult> {
	const { audit, db, links, now } = deps;
	const id = links.subjectOf("testimonial", token, now());
	if (id === null) return "gone";
	const session = db.withSession("first-primary");
	const after = { state: "approved" };
	const isDone = await runGuarded(session, [
		guardStatement(session, `EXISTS (SELECT 1 FROM testimonials AS t WHERE t.id = ? AND ${isUndecided})`, id),
		session.prepare("UPDATE testimonials SET state = 'approved', approved_at = ? WHERE id = ?").bind(now(), id),
		audit.statement({ staff: null, action: "testimonials.decide", subject: `testimonial:${id}`, after }),
	]);
	// A repeated press on an approved testimonial is done too.
	return isDone || (await testimonialOfLink(deps, token))?.approved ? "done" : "gone";
}
