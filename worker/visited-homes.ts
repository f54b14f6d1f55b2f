import { isOnMarket } from "../app/domain/listing";
import { addressLine } from "../app/domain/postal-address";
import { rentalTermsOf } from "../app/domain/rental-terms";
import type { FindHome } from "./appointments/service";
import type { Settings } from "./env";
import { letterHomeOf } from "./letter-home";
import type { Listings } from "./listings/service";
import { officeAddress } from "./requests/plans/plan";

/** Homes as appointments know them. */
export function visitedHomes(
	listings: Pick<Listings, "property">,
	{ mail, minimumIncome, maximumPersons }: Settings,
): FindHome {
	return async (id, language, origin) => {
		const answer = await listings.property(id, language);
		if (answer.found !== "listed") return answer.found === "ended" ? "gone" : null;
		const { card, property, street } = answer.detail;
		return {
			letter: letterHomeOf(card, origin),
			path: card.path,
			isOpen: isOnMarket(card.state),
			place: addressLine(street, card),
			office: officeAddress({ agencyAddress: mail.to }, { zip: card.zip, countryId: property.CountryID }),
			rental: rentalTermsOf(property, { minimumIncome, maximumPersons }),
		};
	};
}
