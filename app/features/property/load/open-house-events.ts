import type { Event, Place } from "schema-dts";
import type { Language } from "../../../domain/language";
import type { ListingCard } from "../../../domain/property/listing";
import { openHouseWord } from "../../../domain/property/open-houses";
import { agencyId, postalAddress } from "../../layout/agency-data";

/** Structured data of the open days of a property. @param place used if the page has more details than the card */
export function openHouseEvents(
	card: ListingCard,
	{ origin, language, place }: { origin: string; language: Language; place?: Place },
): Event[] {
	const location: Place = place ?? {
		"@type": "Place",
		name: card.title,
		address: postalAddress({ street: null, zip: card.zip, city: card.city, country: card.country ?? "BE" }),
	};
	return card.openHouses.map(({ id, start, end, capacity }) => ({
		"@type": "Event",
		"@id": `${origin}${card.path}#open-house-${encodeURIComponent(id)}`,
		name: `${openHouseWord[language]} · ${card.title}`,
		startDate: start,
		endDate: end,
		eventStatus: "https://schema.org/EventScheduled",
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		isAccessibleForFree: true,
		url: origin + card.path,
		inLanguage: language,
		...(capacity === null ? {} : { maximumAttendeeCapacity: capacity }),
		...(card.picture ? { image: new URL(card.picture.src, origin).href } : {}),
		location,
		organizer: { "@id": agencyId(origin) },
	}));
}
