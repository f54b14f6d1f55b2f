import { fullName } from "../../../app/domain/full-name";
import { type Arrival, officeAddress, type Plan, type Refusal, subjectIn, visitorLetter } from "./plan";

/** A home for a friend. The friend's letter says who thought of him and carries the home, and nothing else. */
export async function planFriend(arrival: Arrival<"send-to-friend">): Promise<Plan | Refusal> {
	const { data, deps, language, id } = arrival;
	const subject = await subjectIn(arrival, data);
	if ("refused" in subject) return subject;
	const friend = fullName({ firstName: data.friendFirstName, lastName: data.friendLastName });
	const sender = fullName(data);
	const home = subject.visitor.letter;
	const office = officeAddress(deps, subject.agency);
	return {
		letters: [
			{
				form: arrival.form,
				template: "friend",
				language,
				to: data.friendEmail,
				replyTo: data.email,
				greet: friend,
				values: { sender },
				home,
				submissionId: id,
			},
			visitorLetter(arrival, { email: data.email, name: sender }, office, { values: { friend }, home }),
		],
		emails: [data.email, data.friendEmail],
		propertyId: data.propertyId,
	};
}
