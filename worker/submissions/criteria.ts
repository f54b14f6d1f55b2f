import type { FieldMessages } from "../../app/domain/forms/parse";
import type { Language } from "../../app/domain/language";
import { municipalitiesNamed } from "../../app/domain/localities/municipalities";
import type { FormCriteria } from "../../app/domain/saved-searches/form-search";
import type { WantedSearch } from "../../app/domain/saved-searches/saved-search";
import { criteriaOf } from "../../app/i18n/search-criteria";
import { translator } from "../../app/i18n/translator";
import type { RequestDependencies } from "./dependencies";

/** Returns errors for municipalities and property types that do not exist. */
export async function unknownCriteria(
	{ subjects, agencyLanguage }: Pick<RequestDependencies, "subjects" | "agencyLanguage">,
	{ zones, propertyTypes }: Pick<FormCriteria, "zones" | "propertyTypes">,
): Promise<FieldMessages> {
	const types = await subjects.propertyTypes(agencyLanguage);
	return {
		...(zones.some((zone) => municipalitiesNamed([zone]).length === 0) ? { zones: { key: "unknown.zones" } } : {}),
		...(propertyTypes.some((type) => !types.has(type)) ? { propertyTypes: { key: "unknown.propertyTypes" } } : {}),
	};
}

/** Describes a search in words, one item per criterion. */
export async function criteriaInWords(
	{ subjects, agencyLanguage }: Pick<RequestDependencies, "subjects" | "agencyLanguage">,
	search: WantedSearch,
	language: Language = agencyLanguage,
): Promise<string[]> {
	const types = await subjects.propertyTypes(language);
	const t = translator(language, agencyLanguage, "search");
	const goal = t(`goal.${search.goal}`);
	const criteria = criteriaOf(search, { language, t, typeName: (id) => types.get(id) ?? null });
	return [goal, ...criteria.map(({ label }) => label)];
}
