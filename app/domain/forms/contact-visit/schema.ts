import { zipOfCountry } from "../address";
import { aboutProperty, namesProperty, namesUnit } from "../contact";
import { MOST_ADULTS, pets } from "../rent-application/schema";
import { optionalDay, optionalWhole } from "../values";

/** The wish to see a property. Of a rental, what its region allows to be asked before a visit may be answered too. */
export const viewing = aboutProperty
	.extend({ adults: optionalWhole(1, MOST_ADULTS), pets, moveDate: optionalDay("moveDate") })
	.check(zipOfCountry, namesProperty, namesUnit);
