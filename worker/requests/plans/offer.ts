import { fullName } from "../../../app/domain/full-name";
import { formatEuro } from "../../../app/domain/price";
import { offerFile } from "../offers/file";
import { offerPaper } from "../offers/paper";
import { type Arrival, agencyLetter, homeIn, officeAddress, type Plan, type Refusal, visitorLetter } from "./plan";

/** An offer to buy: its paper, for the agency, the buyer and, where there is one, the second buyer. */
export async function planOffer(arrival: Arrival<"offer">): Promise<Plan | Refusal> {
	const { data, deps, language } = arrival;
	const subject = await homeIn(arrival, data.propertyId, "for-sale");
	if ("refused" in subject) return subject;
	const office = officeAddress(deps, subject.agency);
	const paper = await offerFile(arrival.id, offerPaper(data, subject.visitor, language, deps.agencyLanguage));
	const attachments = [{ filename: paper.name, type: paper.type, content: paper.content }];
	const buyers = [data.personA, data.personB].flatMap(({ email, ...person }) =>
		email ? [{ email, name: fullName(person) }] : [],
	);
	return {
		made: [paper],
		letters: [
			await agencyLetter({ ...arrival, uploads: [paper] }, office, data.personA.email, {
				values: { amount: formatEuro(data.amount), home: subject.agency.letter.title },
				home: subject.agency.letter,
				attachments,
			}),
			...buyers.map((buyer) =>
				visitorLetter(arrival, buyer, office, {
					values: { home: subject.visitor.letter.title },
					home: subject.visitor.letter,
					answers: arrival.stored,
					attachments,
				}),
			),
		],
		emails: buyers.map(({ email }) => email),
		propertyId: data.propertyId,
	};
}
