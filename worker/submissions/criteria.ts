import type { FieldMessages } from "../../app/domain/forms/parse";
import { municipalitiesNamed } from "../../app/domain/localities/municipalities";
import type { Criteria } from "../../app/domain/saved-searches/saved-search";
import type { RequestDependencies } from "./ports";

/** Criteria that no property can ever fit: municipalities and types of properties that there are none of. */
export async function unknownCriteria(
	{ subjects, agencyLanguage }: Pick<RequestDependencies, "subjects" | "agencyLanguage">,
	{ zones, propertyTypes }: Pick<Criteria, "zones" | "propertyTypes">,
): Promise<FieldMessages> {
	const types = await subjects.propertyTypes(agencyLanguage);
	return {
		...(zones.some((zone) => municipalitiesNamed([zone]).length === 0) ? { zones: { key: "unknown.zones" } } : {}),
		...(propertyTypes.some((type) => !types.has(type)) ? { propertyTypes: { key: "unknown.propertyTypes" } } : {}),
	};
}
