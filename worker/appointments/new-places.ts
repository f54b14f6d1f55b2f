import { isLanguage, type Language } from "../../app/domain/language";
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
	const { results } = await deps.db
		.withSession("first-primary")
		.prepare(
			`SELECT id, property_id, email, first_name, last_name, language FROM appointment_alerts AS alert
			WHERE state = 'active' AND EXISTS (
				SELECT 1 FROM appointment_slots AS slot WHERE slot.property_id = alert.property_id AND starts_at > ?
				AND capacity > (SELECT count(*) FROM bookings WHERE slot_id = slot.id AND state = 'confirmed')
			) LIMIT ?`,
		)
		.bind(deps.now(), MOST_AT_ONCE)
		.all<AlertRow>();
	let told = 0;
	for (const alert of results) if (await tell(deps, alert)) told += 1;
	if (told > 0) await deps.post.kick();
	return told;
}

async function tell(deps: AppointmentDependencies, alert: AlertRow): Promise<boolean> {
	const { db, agencyLanguage, origin } = deps;
	const language = isLanguage(alert.language) ? alert.language : agencyLanguage;
	const home = await deps.findHome(alert.property_id, language, origin);
	const isOpen = home !== null && home !== "gone" && home.isOpen;
	const letters = await deps.post.prepare(isOpen ? [await letterOf(deps, alert, home, language)] : [], origin);
	try {
		await db.batch([
			db.prepare("UPDATE appointment_alerts SET state = 'told' WHERE id = ?").bind(alert.id),
			...letters.statements,
		]);
		return isOpen;
	} catch (error) {
		await letters.discard();
		// Two runs at once: the other one has written it.
		if (String(error).includes("already-told")) return false;
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
		greet: `${alert.first_name} ${alert.last_name}`,
		values: { home: home.letter.title },
		home: home.letter,
		buttonUrl: bookingUrl(alert.property_id, language, deps.origin),
	};
}
