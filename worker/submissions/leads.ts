import { municipalitiesNamed } from "../../app/domain/localities/municipalities";
import type { Criteria } from "../../app/domain/saved-searches/saved-search";
import { momentOf } from "../platform/clock";
import { type Lead, type LeadFields, type LeadPerson, type LeadSearch, leadPerson } from "../ports/lead";
import { officeOf } from "../ports/recipients";
import type { Arrival, SubmissionPlan } from "./plan";

/** The fields of a form that any lead may hold. What is not named here does not travel. */
type Told = {
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

/** What the agency's CRM is to know of an accepted form; null for a form that is none of its business. */
export function leadOf({ id, form, language, now, stored }: Arrival, plan: SubmissionPlan): Lead | null {
	const { lead: draft } = plan;
	if (!draft) return null;
	const told = stored as Told;
	const { subject } = draft;
	return {
		id,
		submissionId: id,
		about: draft.about ?? null,
		form,
		createdAt: momentOf(now),
		language,
		office: officeOf(subject ?? draft.place ?? told),
		agent: subject?.agent ?? null,
		person: draft.person ?? personOf(told),
		property: subject
			? {
					id: plan.propertyId ?? null,
					projectId: plan.projectId ?? subject.projectId,
					unit: draft.unit ?? null,
					title: subject.propertyCard.title,
					reference: subject.reference,
					officeId: subject.officeId,
					url: subject.propertyCard.url,
				}
			: null,
		fields: { ...saidIn(told), ...draft.fields },
	};
}

function saidIn({ remark, contactTime, contactDevice }: Told): LeadFields {
	return {
		...(remark ? { remark } : {}),
		...(contactTime ? { contactTime } : {}),
		...(contactDevice ? { contactDevice } : {}),
	};
}

export function personOf(told: Told): LeadPerson {
	return leadPerson({
		title: told.title ?? null,
		firstName: told.firstName ?? "",
		lastName: told.lastName ?? "",
		email: told.email ?? "",
		phone: told.phoneE164 ?? told.phone ?? null,
		street: told.street ?? null,
		houseNumber: told.houseNumber ?? null,
		box: told.box ?? null,
		zip: told.zip ?? null,
		city: told.city ?? null,
		countryId: told.countryId ?? null,
	});
}

/** A search as a CRM can use it: municipalities by their postcodes. */
export function searchOf(
	{ propertyTypes, zips, zones, polygon, ...criteria }: Criteria,
	names: ReadonlyMap<number, string>,
): LeadSearch {
	return {
		goal: criteria.goal,
		propertyTypes: propertyTypes.map((id) => ({ id, name: names.get(id) ?? String(id) })),
		zips: [...new Set([...zips, ...municipalitiesNamed(zones).flatMap((place) => place.zips)])],
		minPrice: criteria.minPrice ?? null,
		maxPrice: criteria.maxPrice ?? null,
		minBedrooms: criteria.minBedrooms ?? null,
		maxBedrooms: criteria.maxBedrooms ?? null,
		bathrooms: criteria.bathrooms ?? null,
		garages: criteria.garages ?? null,
		parkings: criteria.parkings ?? null,
		terrace: criteria.terrace,
		garden: criteria.garden,
		hasArea: polygon !== undefined,
	};
}
