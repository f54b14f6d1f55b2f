import { advancePercentText } from "../../../app/domain/costs/advance";
import { fullName } from "../../../app/domain/formatting/full-name";
import { formatEuro } from "../../../app/domain/property/price";
import { personOf } from "../leads";
import {
	type Arrival,
	agencyEmail,
	officeAddress,
	propertyIn,
	type Refusal,
	type SubmissionPlan,
	visitorEmail,
} from "../plan";
import { offerFile } from "./file";
import { offerPaper } from "./paper";

/** An offer to buy: its document, for the agency, the buyer and, where there is one, the second buyer. */
export async function planOffer(arrival: Arrival<"offer">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, language } = arrival;
	const subject = await propertyIn(arrival, data.propertyId, "for-sale");
	if ("refused" in subject) return subject;
	// With its telephone number in both forms.
	const { personA } = arrival.stored as Pick<typeof data, "personA">;
	const office = officeAddress(deps, subject.agency);
	const paper = await offerFile(arrival.id, offerPaper(data, subject.visitor, language, deps.agencyLanguage));
	const attachments = [{ filename: paper.name, type: paper.type, content: paper.content }];
	const buyers = [data.personA, data.personB].flatMap(({ email, ...person }) =>
		email ? [{ email, name: fullName(person) }] : [],
	);
	return {
		made: [paper],
		emails: [
			await agencyEmail({ ...arrival, uploads: [paper] }, office, data.personA.email, {
				values: { amount: formatEuro(data.amount), property: subject.agency.propertyCard.title },
				property: subject.agency.propertyCard,
				attachments,
				agent: subject.agency.agent,
			}),
			...buyers.map((buyer) =>
				visitorEmail(arrival, buyer, office, {
					values: { property: subject.visitor.propertyCard.title, advance: advancePercentText(language) },
					property: subject.visitor.propertyCard,
					answers: arrival.stored,
					attachments,
				}),
			),
		],
		addresses: buyers.map(({ email }) => email),
		propertyId: data.propertyId,
		// That it was made, and by whom: the amounts are not sent to the CRM.
		lead: { subject: subject.agency, person: personOf(personA) },
	};
}
