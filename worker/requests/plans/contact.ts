import { fullName } from "../../../app/domain/full-name";
import { languages } from "../../../app/domain/language";
import { translator } from "../../../app/i18n/translator";
import type { Subject } from "../ports";
import { newsletterWish } from "./newsletter";
import type { Arrival, Plan, Refusal } from "./plan";
import { agencyLetter, officeAddress, refuse, subjectIn, visitorLetter } from "./plan";

/** A message to the agency that is about no home in particular. */
export async function planSiteContact(arrival: Arrival<"site-contact">): Promise<Plan> {
	const { data, deps } = arrival;
	const name = fullName(data);
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
	const fault = unitFault(arrival, subject.agency);
	if (fault) return fault;
	const name = fullName(data);
	const office = officeAddress(deps, subject.agency);
	const unit = data.unit && !saysAnyUnit(data.unit) ? data.unit : null;
	const home = (title: string) => [title, unit].filter(Boolean).join(", ");
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

/** A project is asked about with one of its units, or with any. */
function unitFault(
	{ form, data }: Arrival<"contact-me" | "contact-visit" | "contact-construction">,
	{ units, projectId }: Subject,
): Refusal | null {
	if (data.propertyId === undefined) {
		const isKnown = data.unit !== undefined && (units.has(data.unit) || saysAnyUnit(data.unit));
		return isKnown ? null : refuse(422, "unit", "unknown.unit");
	}
	const isUnit = projectId !== null && projectId === (data.projectId ?? projectId);
	return form !== "contact-construction" || isUnit ? null : refuse(422, "propertyId", "unknown.unitHome");
}

/** The choice that the form itself offers beside the units, in any of its languages. */
function saysAnyUnit(unit: string): boolean {
	return languages.some((language) => translator(language, language, "forms")("anyUnit") === unit);
}

export async function planValuation(arrival: Arrival<"contact-demand">): Promise<Plan> {
	const { data, deps, language } = arrival;
	const name = fullName(data);
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
	const name = fullName(data);
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
	const visitor = data.email ? [visitorLetter(arrival, { email: data.email, name: fullName(data) }, office)] : [];
	return { letters: [await agencyLetter(arrival, office, data.email ?? office), ...visitor], emails: [data.email] };
}
