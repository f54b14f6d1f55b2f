import type { Language } from "../../app/domain/language";
import type { Booking } from "./bookings";
import type { AppointmentDependencies, VisitedHome } from "./ports";

/** A home in one language; null where it is not known or published no longer. */
export async function publishedHome(
	{ findHome }: Pick<AppointmentDependencies, "findHome">,
	id: number,
	language: Language,
	origin: string,
): Promise<VisitedHome | null> {
	const home = await findHome(id, language, origin);
	return home === "gone" ? null : home;
}

/** The home in the visitor's language and in the agency's; null where it is published no longer. */
export type HomeInBoth = { visitor: VisitedHome | null; agency: VisitedHome | null };

export async function homeInBoth(
	deps: AppointmentDependencies,
	{ propertyId, language }: Pick<Booking, "propertyId" | "language">,
	origin: string,
): Promise<HomeInBoth> {
	const visitor = await publishedHome(deps, propertyId, language, origin);
	const isSame = language === deps.agencyLanguage;
	return { visitor, agency: isSame ? visitor : await publishedHome(deps, propertyId, deps.agencyLanguage, origin) };
}
