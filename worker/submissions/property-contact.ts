import { officeAddress } from "../../app/domain/agency/recipients";
import { fullName } from "../../app/domain/formatting/full-name";
import { languages } from "../../app/domain/language";
import { translator } from "../../app/i18n/translator";
import type { Subject } from "./dependencies";
import type { Arrival, Refusal, SubmissionPlan } from "./plan";
import { agencyEmail, refusalOf, refuse, subjectIn, visitorEmail } from "./plan";

/** Plans a question about a property or a unit, or a request for a viewing. */
export async function planPropertyContact(
	arrival: Arrival<"contact-me" | "contact-visit" | "contact-construction">,
): Promise<SubmissionPlan | Refusal> {
	const { data, deps } = arrival;
	const subject = await subjectIn(arrival, data);
	if ("ok" in subject) return subject;
	const fault =
		unitFault(arrival, subject.agency) ??
		(arrival.form === "contact-visit" ? refusalOf(subject.agency, "viewing") : null);
	if (fault) return fault;
	const name = fullName(data);
	const office = officeAddress(deps, subject.agency);
	// Emails contain the unit, so it has to exist.
	const unit = data.unit && subject.agency.units.has(data.unit) ? data.unit : null;
	const property = (title: string) => [title, unit].filter(Boolean).join(", ");
	return {
		emails: [
			await agencyEmail(arrival, office, data.email, {
				values: { person: name, property: property(subject.agency.propertyCard.title) },
				subject: subject.agency,
			}),
			visitorEmail(arrival, { email: data.email, name }, office, {
				values: { property: property(subject.visitor.propertyCard.title) },
				property: subject.visitor.propertyCard,
				choices: arrival.stored,
			}),
		],
		addresses: [data.email],
		propertyId: data.propertyId,
		projectId: data.projectId,
		lead: { subject: subject.agency, unit },
	};
}

/**
 * Checks the unit. A form about a project names one of its units or "any unit"; `contact-construction` about a property
 * needs a unit of the project.
 */
function unitFault(
	{ form, data }: Arrival<"contact-me" | "contact-visit" | "contact-construction">,
	{ units, projectId }: Subject,
): Refusal | null {
	if (data.propertyId === undefined) {
		const isKnown = data.unit !== undefined && (units.has(data.unit) || isAnyUnit(data.unit));
		return isKnown ? null : refuse(422, "unit", "unknown.unit");
	}
	const isUnit = projectId !== null && projectId === (data.projectId ?? projectId);
	return form !== "contact-construction" || isUnit ? null : refuse(422, "propertyId", "unknown.unitHome");
}

/** Whether the choice is the form's own "any unit", in any language. */
function isAnyUnit(unit: string): boolean {
	return languages.some((language) => translator(language, language, "forms")("anyUnit") === unit);
}
