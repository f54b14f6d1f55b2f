import { newsletterWish } from "./newsletter";
import type { Arrival, Plan, Refusal } from "./plan";
import { agencyLetter, nameOf, officeAddress, subjectIn, visitorLetter } from "./plan";

/** A message to the agency that is about no home in particular. */
export async function planSiteContact(arrival: Arrival<"site-contact">): Promise<Plan> {
	const { data, deps } = arrival;
	const name = nameOf(data);
	const office = officeAddress(deps, data);
	const wish = await newsletterWish(arrival, data);
	return {
		statements: wish.statements,
		letters: [
			await agencyLetter(arrival, office, data.email, { values: { person: name } }),
			visitorLetter(arrival, { email: data.email, name }, office, { answers: arrival.stored }),
			...wish.letters,
		],
		emails: [data.email],
	};
}

/** A question about a home or a unit, or the wish to see it. */
export async function planHomeContact(
	arrival: Arrival<"contact-me" | "contact-visit" | "contact-construction">,
): Promise<Plan | Refusal> {
	const { data, deps } = arrival;
	const subject = await subjectIn(arrival, data);
	if ("refused" in subject) return subject;
	const name = nameOf(data);
	const office = officeAddress(deps, subject.agency);
	const home = (title: string) => [title, data.unit].filter(Boolean).join(", ");
	const wish = await newsletterWish(arrival, data);
	return {
		statements: wish.statements,
		letters: [
			await agencyLetter(arrival, office, data.email, {
				values: { person: name, home: home(subject.agency.letter.title) },
				home: subject.agency.letter,
			}),
			visitorLetter(arrival, { email: data.email, name }, office, {
				values: { home: home(subject.visitor.letter.title) },
				home: subject.visitor.letter,
				answers: arrival.stored,
			}),
			...wish.letters,
		],
		emails: [data.email],
		propertyId: data.propertyId,
		projectId: data.projectId,
	};
}

export async function planValuation(arrival: Arrival<"contact-demand">): Promise<Plan> {
	const { data, deps, language } = arrival;
	const name = nameOf(data);
	const office = officeAddress(deps, data.valuationAddress);
	const wish = await newsletterWish(arrival, data);
	return {
		statements: wish.statements,
		letters: [
			await agencyLetter(arrival, office, data.email, {
				values: { person: name },
				names: { propertyTypes: await deps.subjects.propertyTypes(deps.agencyLanguage) },
			}),
			visitorLetter(arrival, { email: data.email, name }, office, {
				answers: arrival.stored,
				names: { propertyTypes: await deps.subjects.propertyTypes(language) },
			}),
			...wish.letters,
		],
		emails: [data.email],
	};
}

export async function planJob(arrival: Arrival<"job-contact">): Promise<Plan> {
	const { data, deps } = arrival;
	const name = nameOf(data);
	const office = officeAddress(deps, null);
	return {
		letters: [
			await agencyLetter(arrival, office, data.email, { values: { person: name } }),
			visitorLetter(arrival, { email: data.email, name }, office, { answers: arrival.stored }),
		],
		emails: [data.email],
	};
}

export async function planTesting(arrival: Arrival<"testing-testing">): Promise<Plan> {
	const { data, deps } = arrival;
	const office = officeAddress(deps, null);
	const visitor = data.email ? [visitorLetter(arrival, { email: data.email, name: nameOf(data) }, office)] : [];
	return { letters: [await agencyLetter(arrival, office, data.email ?? office), ...visitor], emails: [data.email] };
}
