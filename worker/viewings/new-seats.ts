import { greetedOf } from "../../app/domain/email/greeting";
import { isLanguage, type Language } from "../../app/domain/language";
import type { EmailRequest } from "../email/request";
import { guardStatement, isGuardFault } from "../platform/guard";
import { factsOf, log } from "../platform/log";
import type { RowOf } from "../platform/rows";
import type { AppointmentDependencies, ViewingProperty } from "./dependencies";
import { bookingUrl } from "./emails";
import { agentIsFree, noticeOf } from "./slots";

type AlertRow = RowOf<"appointment_alerts", "id" | "property_id" | "email" | "first_name" | "last_name" | "language">;

/** Maximum number of emails per run; the next run continues. */
const MAX_AT_ONCE = 50;

/**
 * Notifies everyone with an active alert that a property has a free seat, once and at the same time: the first booking
 * gets it. Reads the active alerts and their properties' upcoming slots. @returns number of notified people
 */
export async function notifyOfSeats(deps: AppointmentDependencies): Promise<number> {
	let notified = 0;
	let after: Pick<AlertRow, "property_id" | "id"> | null = { property_id: 0, id: "" };
	// Pagination, so that alerts of a property without viewings do not block the others for ever.
	while (after !== null && notified < MAX_AT_ONCE) {
		const alerts: AlertRow[] = await waitingAlerts(deps, after);
		for (const alert of alerts) {
			if (notified === MAX_AT_ONCE) break;
			try {
				if (await notify(deps, alert)) notified += 1;
			} catch (error) {
				log("error", "seat-notice-not-sent", { alert: alert.id, ...factsOf(error) });
			}
		}
		after = alerts.length < MAX_AT_ONCE ? null : (alerts.at(-1) ?? null);
	}
	if (notified > 0) await deps.post.kick();
	return notified;
}

async function waitingAlerts(
	{ db, now }: AppointmentDependencies,
	after: Pick<AlertRow, "property_id" | "id">,
): Promise<AlertRow[]> {
	const { results } = await db
		.withSession("first-primary")
		.prepare(
			`SELECT id, property_id, email, first_name, last_name, language FROM appointment_alerts AS alert
			WHERE state = 'active' AND (property_id, id) > (?, ?) AND EXISTS (
				SELECT 1 FROM appointment_slots AS slot WHERE slot.property_id = alert.property_id
				AND starts_at - ${noticeOf("slot")} > ? AND open_house IS NULL
				AND capacity > (SELECT count(*) FROM bookings WHERE slot_id = slot.id AND state = 'confirmed')
				AND ${agentIsFree("slot")}
			) ORDER BY property_id, id LIMIT ?`,
		)
		.bind(after.property_id, after.id, now(), null, MAX_AT_ONCE)
		.all<AlertRow>();
	return results;
}

/** @returns false when there is nothing to send or another run has sent it */
async function notify(deps: AppointmentDependencies, alert: AlertRow): Promise<boolean> {
	const { db, agencyLanguage } = deps;
	const origin = deps.siteAddress();
	const language = isLanguage(alert.language) ? alert.language : agencyLanguage;
	const property = await deps.findProperty(alert.property_id, language, origin);
	// Keeps the alerts: the property may take viewings again after a failed sale or when it is published again.
	if (property === null || (property !== "gone" && property.refusal !== null)) return false;
	const isOpen = property !== "gone";
	const emails = await deps.post.prepare(isOpen ? [emailOf(alert, property, language, origin)] : [], origin);
	try {
		await db.batch([
			guardStatement(db, "EXISTS (SELECT 1 FROM appointment_alerts WHERE id = ? AND state = 'active')", alert.id),
			db.prepare("UPDATE appointment_alerts SET state = 'notified' WHERE id = ?").bind(alert.id),
			...emails.statements,
		]);
		return isOpen;
	} catch (error) {
		await emails.discard();
		// Another run has sent it, or the alert was ended meanwhile.
		if (isGuardFault(error)) return false;
		throw error;
	}
}

function emailOf(alert: AlertRow, property: ViewingProperty, language: Language, origin: string): EmailRequest {
	return {
		form: "appointment-alert",
		template: "appointment.places",
		language,
		to: alert.email,
		replyTo: property.office,
		greet: greetedOf({ firstName: alert.first_name, lastName: alert.last_name }),
		values: { property: property.propertyCard.title },
		property: property.propertyCard,
		buttonUrl: bookingUrl(alert.property_id, language, origin),
	};
}
