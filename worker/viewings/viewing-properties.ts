import type { Brand } from "../../app/domain/agency/brand";
import { officeAddress, officeOf, recipientsOf } from "../../app/domain/agency/recipients";
import { rentalTermsOf } from "../../app/domain/costs/rental-terms";
import { agencyPropertyCard, emailPropertyCard } from "../../app/domain/email/property-card";
import { leadAgentOf } from "../../app/domain/lead";
import { addressLine } from "../../app/domain/localities/postal-address";
import { formRefusal } from "../../app/domain/property/listing";
import { routingOf, type Settings } from "../env";
import type { Listings } from "../listings/service";
import type { FindProperty } from "./dependencies";

export type PropertySource = Pick<Listings, "property" | "forAgency">;

/** Creates the property lookup of appointments. */
export function viewingProperties(
	listings: PropertySource,
	{ email, minimumIncome, maximumPersons, addressAfterBooking }: Settings,
	agency: () => Brand,
): FindProperty {
	return async (id, language, origin, shownBy = null) => {
		const answer = await listings.property(id, language);
		if (answer.found !== "listed") return answer.found === "ended" ? "gone" : null;
		const own = (await listings.forAgency([id], language)).get(id);
		if (!own) return null;
		const { card, street } = answer.detail;
		const { record: property, name } = own;
		const isHidden = property.Street != null && street === null;
		const officeId = property.OfficeID?.toString() ?? null;
		const address = { zip: card.zip, countryId: property.CountryID, officeId };
		const office = officeAddress({ agencyAddress: email.to, agency }, address);
		const agent = shownBy ?? leadAgentOf(property);
		return {
			propertyCard: emailPropertyCard<"confirmed">(card, origin),
			inAgency: {
				name: name.short,
				address: name.address,
				propertyCard: agencyPropertyCard(card, name, origin),
			},
			path: card.path,
			refusal: formRefusal(card, "viewing"),
			address: addressAfterBooking ? name.address : addressLine(street, card),
			isAddressSent: isHidden && !addressAfterBooking,
			office,
			recipients: recipientsOf(routingOf({ email }, agency()), "contact-appointment", office, agent),
			lead: { office: officeOf(agency().offices, address), agent, reference: property.Reference || null, officeId },
			rental: rentalTermsOf(property, { minimumIncome, maximumPersons }),
		};
	};
}
