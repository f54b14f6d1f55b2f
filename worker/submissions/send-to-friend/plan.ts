import { officeAddress } from "../../../app/domain/agency/recipients";
import { fullName } from "../../../app/domain/formatting/full-name";
import { type Arrival, type Refusal, type SubmissionPlan, subjectIn, visitorEmail } from "../plan";

/** Plans the email that recommends a property to a friend. It contains only the sender's name and the property. */
export async function planFriend(arrival: Arrival<"send-to-friend">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, language, id } = arrival;
	const subject = await subjectIn(arrival, data);
	if ("ok" in subject) return subject;
	const friend = fullName({ firstName: data.friendFirstName, lastName: data.friendLastName });
	const sender = fullName(data);
	const property = subject.visitor.propertyCard;
	const office = officeAddress(deps, subject.agency);
	return {
		emails: [
			{
				form: arrival.form,
				template: "friend",
				language,
				to: data.friendEmail,
				replyTo: data.email,
				greet: friend,
				values: { sender },
				property,
				submissionId: id,
			},
			visitorEmail(arrival, { email: data.email, name: sender }, office, { values: { friend }, property }),
		],
		addresses: [data.email, data.friendEmail],
		propertyId: data.propertyId,
	};
}
