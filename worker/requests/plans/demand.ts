import { demandWishes } from "../../../app/domain/forms/demand";
import { fullName } from "../../../app/domain/full-name";
import { pagePath } from "../../../app/domain/paths";
import { unknownWishes } from "../wishes";
import { newsletterWish, unsubscribeAddresses } from "./newsletter";
import { type Arrival, agencyLetter, officeAddress, type Plan, type Refusal, visitorLetter } from "./plan";

/** A registered search: it sleeps until its owner confirms it. */
export async function planDemand(arrival: Arrival<"demand-register">): Promise<Plan | Refusal> {
	const { data, deps, language, origin, now } = arrival;
	const errors = await unknownWishes(deps, data);
	if (Object.keys(errors).length > 0) return { refused: true, status: 422, notice: "notice.fields", errors };
	const id = crypto.randomUUID();
	const wishes = Object.fromEntries(Object.entries(data).filter(([name]) => name in demandWishes));
	const statement = deps.db
		.prepare(
			`INSERT INTO demands (id, submission_id, email, first_name, last_name, language, state, goal, frequency, wishes, created_at)
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
			JSON.stringify(wishes),
			now,
		);
	const name = fullName(data);
	const office = officeAddress(deps, data.zips[0] ? { zip: data.zips[0] } : null);
	const wish = await newsletterWish(arrival, data);
	const types = deps.subjects.propertyTypes;
	return {
		statements: [statement, ...wish.statements],
		letters: [
			visitorLetter(arrival, { email: data.email, name }, office, {
				buttonUrl: `${origin}${pagePath("/demand/", language)}?token=${await deps.links.token("demand", id)}`,
				answers: wishes,
				names: { propertyTypes: await types(language) },
				unsubscribe: await unsubscribeAddresses(deps, `demand:${id}`, arrival),
			}),
			await agencyLetter(arrival, office, data.email, {
				values: { person: name },
				names: { propertyTypes: await types(deps.agencyLanguage) },
			}),
			...wish.letters,
		],
		emails: [data.email],
	};
}
