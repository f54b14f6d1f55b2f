import ical, { ICalCalendarMethod } from "ical-generator";
import { agencyDomain, type Brand } from "../../app/domain/agency/brand";
import type { Language } from "../../app/domain/language";
import { addressLine } from "../../app/domain/localities/postal-address";
import type { PropertyDetail } from "../../app/domain/property/listing";
import { type OpenHouse, openHouseWord } from "../../app/domain/property/open-houses";

type OpenHouseFor = {
	agency: Pick<Brand, "name" | "email" | "website">;
	language: Language;
	origin: string;
	now: Date;
};

/** Creates the iCalendar file of an open day with the property's public data. Times are in UTC. */
export function openHouseFile(
	{ card, street }: PropertyDetail,
	openHouse: OpenHouse,
	{ agency, language, origin, now }: OpenHouseFor,
): string {
	const calendar = ical({
		method: ICalCalendarMethod.PUBLISH,
		prodId: { company: agency.name, product: "open-days", language: language.toUpperCase() },
	});
	calendar.createEvent({
		id: `open-house-${card.id}-${openHouse.id}@${agencyDomain(agency)}`,
		stamp: now,
		start: new Date(openHouse.start),
		end: new Date(openHouse.end),
		summary: `${openHouseWord[language]} · ${card.title}`,
		location: addressLine(street, card),
		url: origin + card.path,
		organizer: { name: agency.name, email: agency.email },
	});
	return calendar.toString();
}
