import { officeAddress } from "../../../app/domain/agency/recipients";
import { missedLimits } from "../../../app/domain/costs/rental-terms";
import { formatDateInWords } from "../../../app/domain/formatting/dates";
import { fullName } from "../../../app/domain/formatting/full-name";
import { forms } from "../../../app/domain/forms/forms";
import { peopleIn } from "../../../app/domain/forms/rent-application/schema";
import { allowedRentQuestions, rentQuestions } from "../../../app/domain/forms/rent-questions";
import { pagePath } from "../../../app/domain/pages/paths";
import { formatEuro } from "../../../app/domain/property/price";
import type { Subject } from "../dependencies";
import { type Arrival, agencyEmail, propertyIn, type Refusal, type SubmissionPlan, visitorEmail } from "../plan";
import { keepStatements, profileOfLink, profileToken, type RentProfile, sendingStatement } from "./profiles";

/** Plans a rental application; without a property, a rent profile that can be sent for several. */
export async function planRentApplication(arrival: Arrival<"rent-application">): Promise<SubmissionPlan | Refusal> {
	const { data, deps } = arrival;
	// The token of the profile's link is never stored.
	const { token: _, ...stored } = arrival.stored;
	const profile = data.token ? await profileOfLink(deps, data.token) : null;
	const asked = { ...arrival, stored };
	const plan = await (data.propertyId === undefined
		? planProfile(asked, profile)
		: planApplication(asked, data.propertyId, profile));
	return "ok" in plan ? plan : { ...plan, addresses: [data.email], stored };
}

type Candidate = Arrival<"rent-application">["data"];

type Part = Pick<SubmissionPlan, "statements" | "emails" | "propertyId" | "lead">;

async function planApplication(
	arrival: Arrival<"rent-application">,
	propertyId: number,
	profile: RentProfile | null,
): Promise<Part | Refusal> {
	const { data, deps, now, stored } = arrival;
	const subject = await propertyIn(arrival, propertyId, "rent-application");
	if ("ok" in subject) return subject;
	const office = officeAddress(deps, subject.agency);
	const person = fullName(data);
	const limits = limitsOf(subject.agency.rental, data);
	return {
		statements: profile ? [sendingStatement(deps.db, profile.id, propertyId, now)] : [],
		emails: [
			await agencyEmail(arrival, office, data.email, {
				values: { person, property: subject.agency.propertyCard.title, ...summaryOf(data) },
				subject: subject.agency,
			}),
			visitorEmail(arrival, { email: data.email, name: person }, office, {
				values: { property: subject.visitor.propertyCard.title, ...limits.values },
				remarks: limits.remarks,
				property: subject.visitor.propertyCard,
				choices: stored,
			}),
		],
		propertyId,
		lead: { subject: subject.agency, fields: { moveDate: data.moveDate } },
	};
}

async function planProfile(arrival: Arrival<"rent-application">, before: RentProfile | null): Promise<Part> {
	const { data, deps, id, language, origin, now, stored } = arrival;
	const profileId = before?.id ?? crypto.randomUUID();
	const office = officeAddress(deps, data);
	const person = fullName(data);
	const page = pagePath("my-rent-profile", language);
	const until = formatDateInWords(new Date((now + (forms["rent-application"].keptSeconds ?? 0)) * 1_000), language);
	// Without a property there is no region: the agency gets only what it may know in every region.
	const known = { ...arrival, stored: knownEverywhere(stored, peopleIn(data)), uploads: [] };
	const agency = await agencyEmail(known, office, data.email, {
		values: { person, ...summaryOf(data) },
	});
	const visitor = visitorEmail(arrival, { email: data.email, name: person }, office, {
		values: { until },
		buttonUrl: `${origin}${page}?token=${profileToken(deps, profileId)}`,
		choices: stored,
	});
	return {
		statements: keepStatements(deps.db, profileId, id, before, now),
		emails: [
			{ ...agency, template: "agency.rent-profile", property: null },
			{ ...visitor, template: "visitor.rent-profile", property: null },
		],
		lead: { fields: { moveDate: data.moveDate } },
	};
}

function knownEverywhere(answers: object, people: number): Record<string, unknown> {
	const known = allowedRentQuestions(null, "application");
	const heldBack = new Set<string>(rentQuestions.filter((question) => !known.includes(question)));
	return { ...Object.fromEntries(Object.entries(answers).filter(([name]) => !heldBack.has(name))), people };
}

/** Texts about the property's limits that the candidate does not meet. */
function limitsOf(rental: Subject["rental"], data: Candidate) {
	const { minimumIncome, maximumPersons } = rental ?? { minimumIncome: null, maximumPersons: null };
	const candidate = { people: peopleIn(data), income: incomeOf(data) };
	const missed = missedLimits({ minimumIncome, maximumPersons }, candidate);
	return {
		values: { minimum: formatEuro(minimumIncome ?? 0), count: maximumPersons ?? 0 },
		remarks: missed.length === 0 ? [] : [...missed.map((limit) => `limits.${limit}`), "limits.sent"],
	};
}

function incomeOf({ income1, income2 }: Candidate): number {
	return (income1 ?? 0) + (income2 ?? 0);
}

/** Summary: number of people and joint income. */
function summaryOf(data: Candidate) {
	const income = incomeOf(data);
	return { count: peopleIn(data), income: income > 0 ? formatEuro(income) : "–" };
}
