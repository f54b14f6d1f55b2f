import { fullName } from "../../../app/domain/formatting/full-name";
import { criteriaFields } from "../../../app/domain/forms/demand-register/schema";
import { pagePath } from "../../../app/domain/pages/paths";
import { unknownCriteria } from "../criteria";
import { searchOf } from "../leads";
import { type Arrival, agencyEmail, officeAddress, type Refusal, type SubmissionPlan, visitorEmail } from "../plan";
import { newsletterOptIn, unsubscribeAddresses } from "../sign-newsletter/plan";

/** A registered search: inactive until its owner confirms it. */
export async function planSavedSearch(arrival: Arrival<"demand-register">): Promise<SubmissionPlan | Refusal> {
	const { data, deps, language, origin, now } = arrival;
	const errors = await unknownCriteria(deps, data);
	if (Object.keys(errors).length > 0) return { refused: true, status: 422, notice: "notice.fields", errors };
	const id = crypto.randomUUID();
	const criteria = Object.fromEntries(Object.entries(data).filter(([name]) => name in criteriaFields));
	const statement = deps.db
		.prepare(
			`INSERT INTO saved_searches (id, submission_id, email, first_name, last_name, language, state, goal, frequency, criteria, created_at)
			VALUES (?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?)`,
		)
		.bind(
			id,
			arrival.id,
			data.email,
			data.firstName,
			data.lastName,
			language,
			data.goal,
			data.frequency,
			JSON.stringify(criteria),
			now,
		);
	const name = fullName(data);
	const office = officeAddress(deps, data.zips[0] ? { zip: data.zips[0] } : null);
	const wish = await newsletterOptIn(arrival, data);
	const types = deps.subjects.propertyTypes;
	const namesOfTypes = await types(deps.agencyLanguage);
	return {
		statements: [statement, ...wish.statements],
		emails: [
			visitorEmail(arrival, { email: data.email, name }, office, {
				buttonUrl: `${origin}${pagePath("/demand/", language)}?token=${await deps.links.token("demand", id)}`,
				answers: criteria,
				names: { propertyTypes: await types(language) },
				unsubscribe: await unsubscribeAddresses(deps, `demand:${id}`, arrival),
			}),
			await agencyEmail(arrival, office, data.email, {
				values: { person: name },
				names: { propertyTypes: namesOfTypes },
			}),
			...wish.emails,
		],
		addresses: [data.email],
		lead: {
			about: `demand:${id}`,
			place: data.zips[0] ? { zip: data.zips[0] } : null,
			fields: { search: searchOf(data, namesOfTypes) },
		},
	};
}
