import { officeAddress, officeLanguage } from "../../../app/domain/agency/recipients";
import { fullName } from "../../../app/domain/formatting/full-name";
import { countryCode } from "../../../app/domain/localities/country";
import { addressLine, streetLine } from "../../../app/domain/localities/postal-address";
import type { Arrival, SubmissionPlan } from "../plan";
import { agencyEmail, visitorEmail } from "../plan";

export async function planValuation(arrival: Arrival<"contact-demand">): Promise<SubmissionPlan> {
	const { data, deps, language } = arrival;
	const name = fullName(data);
	const office = officeAddress(deps, data.valuationAddress);
	const types = await deps.subjects.propertyTypes(officeLanguage(deps.agency().offices, office, deps.agencyLanguage));
	const address = data.valuationAddress;
	const country = countryCode(address.countryId);
	return {
		emails: [
			await agencyEmail(arrival, office, data.email, {
				values: { person: name },
				names: { propertyTypes: types },
			}),
			visitorEmail(arrival, { email: data.email, name }, office, {
				choices: arrival.stored,
				names: { propertyTypes: await deps.subjects.propertyTypes(language) },
			}),
		],
		addresses: [data.email],
		lead: {
			place: data.valuationAddress,
			fields: {
				valuation: {
					goal: data.goal,
					address: addressLine(streetLine(address, country), { ...address, country }),
					propertyTypes: data.propertyTypes.map((type) => types.get(type) ?? String(type)),
				},
			},
		},
	};
}
