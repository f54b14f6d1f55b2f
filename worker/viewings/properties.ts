import { officeLanguage } from "../../app/domain/agency/recipients";
import type { Language } from "../../app/domain/language";
import type { LeadAgent } from "../../app/domain/lead";
import type { RowOf } from "../platform/rows";
import type { Booking } from "./bookings";
import type { AppointmentDependencies, ViewingProperty } from "./dependencies";

/** Returns a property in one language; null when it is unknown or no longer published. */
export async function publishedProperty(
	{ findProperty }: Pick<AppointmentDependencies, "findProperty">,
	id: number,
	language: Language,
	origin: string,
	shownBy: LeadAgent | null = null,
): Promise<ViewingProperty | null> {
	const property = await findProperty(id, language, origin, shownBy);
	return property === "gone" ? null : property;
}

/**
 * Returns the member of staff whom the desk assigned to a slot's viewings, as the agency's system knows them; null for
 * no one in particular.
 */
export async function agentOfSlot(db: D1Database, slotId: string): Promise<LeadAgent | null> {
	const row = await db
		.withSession("first-primary")
		.prepare(
			`SELECT staff.name, staff.email, staff.agent_email FROM appointment_slots AS slot
			JOIN viewing_patterns AS pattern ON pattern.id = slot.pattern_id JOIN staff ON staff.id = pattern.staff_id
			WHERE slot.id = ? AND staff.state <> 'suspended'`,
		)
		.bind(slotId)
		.first<RowOf<"staff", "name" | "email" | "agent_email">>();
	return row && { name: row.name, email: row.agent_email ?? row.email };
}

/** The property in the language of the visitor and of the office; null when it is no longer published. */
export type PropertyInBoth = { visitor: ViewingProperty | null; agency: ViewingProperty | null };

export async function propertyInBoth(
	deps: AppointmentDependencies,
	{ propertyId, slotId, language }: Pick<Booking, "propertyId" | "slotId" | "language">,
	origin: string,
): Promise<PropertyInBoth> {
	const agent = await agentOfSlot(deps.db, slotId);
	const visitor = await publishedProperty(deps, propertyId, language, origin, agent);
	const own = agencyLanguageOf(deps, visitor);
	return {
		visitor,
		agency: language === own ? visitor : await publishedProperty(deps, propertyId, own, origin, agent),
	};
}

/** The language of the office that shows a property. */
export function agencyLanguageOf(
	{ agency, agencyLanguage }: Pick<AppointmentDependencies, "agency" | "agencyLanguage">,
	property: Pick<ViewingProperty, "office"> | null,
): Language {
	return property ? officeLanguage(agency().offices, property.office, agencyLanguage) : agencyLanguage;
}
