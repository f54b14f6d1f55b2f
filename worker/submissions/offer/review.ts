import { nest } from "../../../app/domain/forms/names";
import { parseForm } from "../../../app/domain/forms/parse";
import type { Language } from "../../../app/domain/language";
import type { RequestDependencies } from "../dependencies";
import type { FormState } from "../form-state";
import type { Incoming } from "../incoming";
import { propertyIn } from "../plan";
import { type Refused, readForm } from "../submit";
import { type OfferPaper, offerPaper } from "./paper";

type Viewing = { language: Language; origin: string };

/** Returns why an offer would be refused, ignoring captcha and limits; null when nothing is wrong. */
export async function offerFaults(
	deps: RequestDependencies,
	{ input, language, origin }: Pick<Incoming, "input" | "language" | "origin">,
): Promise<Refused | null> {
	const read = await readForm(crypto.randomUUID(), { form: "offer", input }, {});
	if ("ok" in read) return read;
	const { propertyId } = read.data;
	const property = await propertyIn({ deps, language, origin }, propertyId, "offer");
	return "ok" in property ? property : null;
}

/**
 * Returns the document of an offer that is filled in but not sent; null when it is invalid or its property no longer
 * takes offers.
 */
export async function paperOf(
	deps: RequestDependencies,
	state: FormState,
	{ language, origin }: Viewing,
): Promise<OfferPaper | null> {
	const parsed = parseForm("offer", nest(Object.entries(state.values)));
	if (state.form !== "offer" || !parsed.ok) return null;
	const property = await propertyIn({ deps, language, origin }, parsed.data.propertyId, "offer");
	return "ok" in property
		? null
		: offerPaper(parsed.data, property.visitor, { agency: deps.agency(), language, fallback: deps.agencyLanguage });
}
