import { withoutForbiddenAnswers } from "../../../app/domain/forms/rent-questions";
import { formatEuro } from "../../../app/domain/price";
import {
	type Arrival,
	agencyLetter,
	nameOf,
	officeAddress,
	type Plan,
	type Refusal,
	subjectIn,
	visitorLetter,
} from "./plan";

/** An offer to buy, for the agency, the buyer and, where there is one, the second buyer. */
export async function planOffer(arrival: Arrival<"offer">): Promise<Plan | Refusal> {
	const { data, deps } = arrival;
	const subject = await subjectIn(arrival, data);
	if ("refused" in subject) return subject;
	const office = officeAddress(deps, subject.agency);
	const buyers = [data.personA, data.personB].flatMap(({ email, ...person }) =>
		email ? [{ email, name: nameOf(person) }] : [],
	);
	return {
		letters: [
			await agencyLetter(arrival, office, data.personA.email, {
				values: { amount: formatEuro(data.amount), home: subject.agency.letter.title },
				home: subject.agency.letter,
			}),
			...buyers.map((buyer) =>
				visitorLetter(arrival, buyer, office, {
					values: { home: subject.visitor.letter.title },
					home: subject.visitor.letter,
					answers: arrival.stored,
				}),
			),
		],
		emails: buyers.map(({ email }) => email),
		propertyId: data.propertyId,
	};
}

/** An application for a rental, or a profile. What the home's region does not allow to be asked is not kept. */
export async function planRentApplication(arrival: Arrival<"rent-application">): Promise<Plan | Refusal> {
	const { data, deps } = arrival;
	const subject = data.propertyId === undefined ? null : await subjectIn(arrival, data);
	if (subject && "refused" in subject) return subject;
	const region = subject?.agency.region ?? null;
	const stored = withoutForbiddenAnswers(arrival.stored, region, "application");
	const uploads = "cv" in stored ? arrival.uploads : [];
	const name = nameOf(data);
	const office = officeAddress(deps, subject?.agency ?? data);
	const allowed = { ...arrival, stored, uploads };
	return {
		letters: [
			await agencyLetter(allowed, office, data.email, {
				values: { person: name },
				home: subject?.agency.letter ?? null,
			}),
			visitorLetter(allowed, { email: data.email, name }, office, {
				home: subject?.visitor.letter ?? null,
				answers: stored,
			}),
		],
		emails: [data.email],
		propertyId: data.propertyId,
		stored,
	};
}
