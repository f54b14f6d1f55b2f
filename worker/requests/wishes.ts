import type { Wishes } from "../../app/domain/demand";
import type { FieldMessages } from "../../app/domain/forms/parse";
import { municipalitiesNamed } from "../../app/domain/municipalities";
import type { RequestDependencies } from "./ports";

/** Wishes that no home can ever fit: municipalities and types of homes that there are none of. */
export async function unknownWishes(
	{ subjects, agencyLanguage }: Pick<RequestDependencies, "subjects" | "agencyLanguage">,
	{ zones, propertyTypes }: Pick<Wishes, "zones" | "propertyTypes">,
): Promise<FieldMessages> {
	const types = await subjects.propertyTypes(agencyLanguage);
	return {
		...(zones.some((zone) => municipalitiesNamed([zone]).length === 0) ? { zones: { key: "unknown.zones" } } : {}),
		...(propertyTypes.some((type) => !types.has(type)) ? { propertyTypes: { key: "unknown.propertyTypes" } } : {}),
	};
}
