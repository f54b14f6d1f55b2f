import { rentalTermsOf } from "../../app/domain/costs/rental-terms";
import { addressLine } from "../../app/domain/localities/postal-address";
import { isOnMarket } from "../../app/domain/property/listing";
import type { Settings } from "../env";
import type { Listings } from "../listings/service";
import { emailPropertyCard } from "../ports/email-property-card";
import { leadAgentOf } from "../ports/lead";
import { officeAddress, officeOf, recipientsOf } from "../ports/recipients";
import type { FindProperty } from "../viewings/service";

/** Properties as appointments know them. */
export function viewingProperties(
	listings: Pick<Listings, "property">,
	{ email, minimumIncome, maximumPersons }: Settings,
): FindProperty {
	return async (id, language, origin) => {
		const answer = await listings.property(id, language);
		if (answer.found !== "listed") return answer.found === "ended" ? "gone" : null;
		const { card, property, street, reference } = answer.detail;
		const address = { zip: card.zip, countryId: property.CountryID };
		const office = officeAddress({ agencyAddress: email.to }, address);
		const agent = leadAgentOf(property);
		return {
			propertyCard: emailPropertyCard(card, origin),
			path: card.path,
			isOpen: isOnMarket(card.state),
			address: addressLine(street, card),
			office,
			recipients: recipientsOf(email.routing, "contact-appointment", office, agent),
			lead: { office: officeOf(address), agent, reference, officeId: property.OfficeID?.toString() ?? null },
			rental: rentalTermsOf(property, { minimumIncome, maximumPersons }),
		};
	};
}
