import { zipOfCountry } from "./address";
import { aboutHome, namesHome, namesUnit } from "./contact";
import { MOST_ADULTS, pets } from "./rent";
import { optionalDay, optionalWhole } from "./values";

/** The wish to see a home. Of a rental, what its region allows to be asked before a visit may be answered too. */
export const visit = aboutHome
	.extend({ adults: optionalWhole(1, MOST_ADULTS), pets, moveDate: optionalDay("moveDate") })
	.check(zipOfCountry, namesHome, namesUnit);
