import { officeOf } from "../../app/domain/agency/recipients";
import type { TreeNode } from "../../app/domain/feed/tree";
import { type Lead, type LeadFields, type LeadPerson, type LeadSearch, leadPerson } from "../../app/domain/lead";
import { municipalitiesNamed } from "../../app/domain/localities/municipalities";
import { readZip } from "../../app/domain/localities/zip";
import type { WantedSearch } from "../../app/domain/saved-searches/saved-search";
import { resolvePlaces } from "../../app/domain/search/resolve-places";
import { searchParams } from "../../app/domain/search/search";
import { toIsoString } from "../platform/clock";
import type { Arrival, SubmissionPlan } from "./plan";

/** The form fields that a lead may contain. No other field is sent. */
type Answers = {
	remark?: string;
	contactTime?: string;
	contactDevice?: string;
	title?: string;
	firstName?: string;
	lastName?: string;
	email?: string;
	phone?: string;
	phoneE164?: string;
	street?: string;
	houseNumber?: string;
	box?: string;
	zip?: string;
	city?: string;
	countryId?: number;
};

/** Builds the lead of an accepted form; null for a form without a lead. */
export function leadOf({ id, form, language, now, stored, deps }: Arrival, plan: SubmissionPlan): Lead | null {
	const { lead: draft } = plan;
	if (!draft) return null;
	const answers = stored as Answers;
	const { subject } = draft;
	return {
		id,
		submissionId: id,
		about: draft.about ?? null,
		form,
		createdAt: toIsoString(now),
		language,
		office: officeOf(deps.agency().offices, subject ?? draft.place ?? answers),
		agent: subject?.agent ?? null,
		person: draft.person ?? personOf(answers),
		property: subject
			? {
					id: plan.propertyId ?? null,
					projectId: plan.projectId ?? subject.projectId,
					unit: draft.unit ?? null,
					title: subject.propertyCard.title,
					summary: subject.propertyCard.details,
					reference: subject.reference,
					officeId: subject.officeId,
					url: subject.propertyCard.url,
				}
			: null,
		fields: { ...remarksIn(answers), ...draft.fields },
	};
}

function remarksIn({ remark, contactTime, contactDevice }: Answers): LeadFields {
	return {
		...(remark ? { remark } : {}),
		...(contactTime ? { contactTime } : {}),
		...(contactDevice ? { contactDevice } : {}),
	};
}

export function personOf(answers: Answers): LeadPerson {
	return leadPerson({
		title: answers.title ?? null,
		firstName: answers.firstName ?? "",
		lastName: answers.lastName ?? "",
		email: answers.email ?? "",
		phone: answers.phoneE164 ?? answers.phone ?? null,
		street: answers.street ?? null,
		houseNumber: answers.houseNumber ?? null,
		box: answers.box ?? null,
		zip: answers.zip ?? null,
		city: answers.city ?? null,
		countryId: answers.countryId ?? null,
	});
}

/** Converts a search for a CRM: places become postcodes. @param criteria in words, in the agency's language */
export function searchOf(search: WantedSearch, typeTree: readonly TreeNode[], criteria: readonly string[]): LeadSearch {
	const { codes, zips } = resolvePlaces(search.cities);
	const ofPlaces = [...zips].map((zip) => readZip(zip).zip);
	const params = searchParams(search);
	const types = new Map(typeTree.flatMap((main) => [main, ...main.children].map((type) => [type.id, { type, main }])));
	return {
		goal: search.goal,
		propertyTypes: search.types.map((id) => {
			const { type, main } = types.get(id) ?? {};
			return { id, name: type?.label ?? String(id), ...(main && main.id !== id ? { mainId: main.id } : {}) };
		}),
		zips: [
			...new Set([...search.zips, ...ofPlaces, ...municipalitiesNamed([...codes]).flatMap((place) => place.zips)]),
		],
		minPrice: search.minPrice ?? null,
		maxPrice: search.maxPrice ?? null,
		minBedrooms: search.minBedrooms ?? null,
		maxBedrooms: search.maxBedrooms ?? null,
		bathrooms: search.minBathrooms ?? null,
		garages: search.minGarages ?? null,
		parkings: search.minParkings ?? null,
		terrace: search.terrace ?? false,
		garden: search.garden ?? false,
		parameters: Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)])),
		criteria: [...criteria],
	};
}
