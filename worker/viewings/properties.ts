import type { Language } from "../../app/domain/language";
import { officeLanguage } from "../ports/recipients";
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

/** The property in the visitor's language and in its office's; null where it is published no longer. */
export type PropertyInBoth = { visitor: ViewingProperty | null; agency: ViewingProperty | null };

export async function propertyInBoth(
	deps: AppointmentDependencies,
	{ propertyId, language }: Pick<Booking, "propertyId" | "language">,
	origin: string,
): Promise<PropertyInBoth> {
	const visitor = await publishedProperty(deps, propertyId, language, origin);
	const own = visitor ? officeLanguage(visitor.office, deps.agencyLanguage) : deps.agencyLanguage;
	return { visitor, agency: language === own ? visitor : await publishedProperty(deps, propertyId, own, origin) };
}
