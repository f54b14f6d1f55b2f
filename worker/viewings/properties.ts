import type { Language } from "../../app/domain/language";
import type { Booking } from "./bookings";
import type { AppointmentDependencies, ViewingProperty } from "./ports";

/** A property in one language; null where it is not known or published no longer. */
export async function publishedProperty(
	{ findProperty }: Pick<AppointmentDependencies, "findProperty">,
	id: number,
	language: Language,
	origin: string,
): Promise<ViewingProperty | null> {
	const property = await findProperty(id, language, origin);
	return property === "gone" ? null : property;
}

/** The property in the visitor's language and in the agency's; null where it is published no longer. */
export type PropertyInBoth = { visitor: ViewingProperty | null; agency: ViewingProperty | null };

export async function propertyInBoth(
	deps: AppointmentDependencies,
	{ propertyId, language }: Pick<Booking, "propertyId" | "language">,
	origin: string,
): Promise<PropertyInBoth> {
	const visitor = await publishedProperty(deps, propertyId, language, origin);
	const isSame = language === deps.agencyLanguage;
	return { visitor, agency: isSame ? visitor : await publishedProperty(deps, propertyId, deps.agencyLanguage, origin) };
}
