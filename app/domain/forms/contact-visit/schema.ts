import { zipOfCountry } from "../address";
import { aboutProperty, namesProperty, namesUnit } from "../contact";
import { MAX_ADULTS, pets } from "../rent-application/schema";
import { optionalDay, optionalWhole } from "../values";

/** A request for a viewing; for a rental, with the questions that its region permits before a viewing. */
export const viewing = aboutProperty
	.extend({ adults: optionalWhole(1, MAX_ADULTS), pets, moveDate: optionalDay("moveDate", "coming") })
	.check(zipOfCountry, namesProperty, namesUnit);
