import { withoutForbiddenAnswers } from "../../../app/domain/forms/rent-questions";
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
