import { fullName } from "../../app/domain/full-name";
import { isLanguage, type Language } from "../../app/domain/language";
import { guardStatement, isGuardFault } from "../db/guard";
import { factsOf, log } from "../log";
import { bookingUrl } from "./letters";
import type { AppointmentDependencies, VisitedHome } from "./ports";

type AlertRow = {
	id: string;
	property_id: number;
	email: string;
	first_name: string;
	last_name: string;
	language: string;
};

/** Letters in one run: the next run goes on where this one ends. */
const MOST_AT_ONCE = 50;

/**
 * Tells those who asked for it that a home has a free place again, each once and all at the same time: whoever books
 * first has it. Reads the confirmed alerts and their homes' coming slots. @returns how many were told
 */
export async function tellOfPlaces(deps: AppointmentDependencies): Promise<number> {
	let told = 0;
	let after: Pick<AlertRow, "property_id" | "id"> | null = { property_id: 0, id: "" };
	// Wishes that wait for their home to open again must not stand before the others for ever.
	while (after !== null && told < MOST_AT_ONCE) {
		const alerts: AlertRow[] = await waitingAlerts(deps, after);
		for (const alert of alerts) {
			try {
				if (await tell(deps, alert)) told += 1;
			} catch (error) {
				log("error", "place-not-told", { alert: alert.id, ...factsOf(error) });
			}
		}
		after = alerts.length < MOST_AT_ONCE ? null : (alerts.at(-1) ?? null);
	}
	if (told > 0) await deps.post.kick();
	return told;
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
				SELECT 1 FROM appointment_slots AS slot WHERE slot.property_id = alert.property_id AND starts_at > ?
				AND capacity > (SELECT count(*) FROM bookings WHERE slot_id = slot.id AND state = 'confirmed')
			) ORDER BY property_id, id LIMIT ?`,
		)
		.bind(after.property_id, after.id, now(), MOST_AT_ONCE)
		.all<AlertRow>();
	return results;
}

/** @returns false where there is nothing to tell, now or any more, or another run has told it */
async function tell(deps: AppointmentDependencies, alert: AlertRow): Promise<boolean> {
	const { db, agencyLanguage, origin } = deps;
	const language = isLanguage(alert.language) ? alert.language : agencyLanguage;
	const home = await deps.findHome(alert.property_id, language, origin);
	// A sale that falls through and a home that is published again may still have visitors: its wishes wait for that.
	if (home === null || (home !== "gone" && !home.isOpen)) return false;
	const isOpen = home !== "gone";
	const letters = await deps.post.prepare(isOpen ? [await letterOf(deps, alert, home, language)] : [], origin);
	try {
		await db.batch([
			guardStatement(db, "EXISTS (SELECT 1 FROM appointment_alerts WHERE id = ? AND state = 'active')", alert.id),
			db.prepare("UPDATE appointment_alerts SET state = 'told' WHERE id = ?").bind(alert.id),
			...letters.statements,
		]);
		return isOpen;
	} catch (error) {
		await letters.discard();
		// Told by another run, or stopped meanwhile.
		if (isGuardFault(error)) return false;
		throw error;
	}
}

async function letterOf(deps: AppointmentDependencies, alert: AlertRow, home: VisitedHome, language: Language) {
	return {
		form: "appointment-alert",
		template: "appointment.places",
		language,
		to: alert.email,
		replyTo: home.office,
		greet: fullName({ firstName: alert.first_name, lastName: alert.last_name }),
		values: { home: home.letter.title },
		home: home.letter,
		buttonUrl: bookingUrl(alert.property_id, language, deps.origin),
	};
}
