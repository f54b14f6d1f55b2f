import type { FormName } from "../../../app/domain/forms/form-names";
import type { RentStage } from "../../../app/domain/forms/rent-questions";
import { disallowedRentQuestions } from "../../../app/domain/forms/rent-questions";
import { optionalId } from "../../../app/domain/forms/values";
import type { RequestDependencies } from "../dependencies";
import type { Incoming } from "../incoming";
import { profileOfLink } from "./profiles";

const stages: Partial<Record<FormName, RentStage>> = { "contact-visit": "visit", "rent-application": "application" };

const propertyId = optionalId();

type Input = Record<string, unknown>;

/**
 * Removes the questions that the law of the property's region forbids, before validation, so that they are neither
 * refused nor stored. Adds the CV of a profile when no other file was chosen.
 */
export async function askedInput(
	deps: RequestDependencies,
	{ form, input, origin }: Pick<Incoming, "form" | "input" | "origin">,
): Promise<Input> {
	const stage = stages[form];
	if (!stage) return input;
	const whole = form === "rent-application" ? await withKeptCv(deps, input) : input;
	// Parsed with the schema's own parser, so that no other notation of the number bypasses this check.
	const id = propertyId.safeParse(whole.propertyId).data;
	const found = id === undefined ? null : await deps.subjects.property(id, deps.agencyLanguage, origin);
	const asking = found === "gone" ? null : found?.agency;
	const property = asking?.offered ? { deal: asking.offered.deal, region: asking.region } : null;
	const unasked = new Set<string>(disallowedRentQuestions(stage, property));
	const asked = unasked.has("people") ? whole : { ...whole, people: peopleOf(whole) };
	return Object.fromEntries(Object.entries(asked).filter(([name]) => !unasked.has(name)));
}

/** Number of people, counted from the adults and children when the candidate gave those instead. */
function peopleOf({ people, adults, children }: Input): unknown {
	if (!isBlank(people)) return people;
	const count = Number(adults);
	if (isBlank(adults) || !Number.isInteger(count) || count < 1) return adults;
	const items: unknown[] = Array.isArray(children) ? children : [];
	const ages = items.map((child) =>
		typeof child === "object" && child !== null && "age" in child ? child.age : child,
	);
	return count + ages.filter((age) => typeof age !== "object" && !isBlank(age)).length;
}

function isBlank(value: unknown): boolean {
	return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

async function withKeptCv(deps: RequestDependencies, input: Input): Promise<Input> {
	const { token, cv } = input;
	const isChosen = cv instanceof File ? cv.size > 0 || cv.name !== "" : Boolean(cv);
	if (typeof token !== "string" || isChosen) return input;
	const kept = (await profileOfLink(deps, token))?.cv;
	const object = kept && (await deps.bucket.get(kept.key));
	if (!object) return input;
	return { ...input, cv: new File([await object.arrayBuffer()], kept.name, { type: kept.type }) };
}
