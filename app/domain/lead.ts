import type { Language } from "./language";
import type { Property } from "./property/property";

export type LeadAgent = { name: string | null; email: string | null };

export function leadAgentOf({ Manager }: Pick<Property, "Manager">): LeadAgent | null {
	return Manager ? { name: Manager.Name?.trim() || null, email: Manager.Email?.trim() || null } : null;
}

export type LeadPerson = {
	title: string | null;
	firstName: string;
	lastName: string;
	email: string;
	/** E.164. */
	phone: string | null;
	street: string | null;
	houseNumber: string | null;
	box: string | null;
	zip: string | null;
	city: string | null;
	countryId: number | null;
};

export type LeadProperty = {
	/** Null for a project. */
	id: number | null;
	projectId: number | null;
	unit: string | null;
	title: string;
	/** Reference, full address and price in the agency's record: `GENT-4101 · Korenmarkt 12, 9000 Gent · € 450.000`. */
	summary: string;
	/** The agency's own reference. */
	reference: string | null;
	/** The CRM's id of the office; null where the feed names none. */
	officeId: string | null;
	url: string;
};

/** Search criteria in a form that CRMs accept. */
export type LeadSearch = {
	goal: "sale" | "rent";
	/** Types with their names in the agency's language; a subtype has the id of its main type. */
	propertyTypes: { id: number; name: string; mainId?: number }[];
	zips: string[];
	minPrice: number | null;
	maxPrice: number | null;
	minBedrooms: number | null;
	maxBedrooms: number | null;
	bathrooms: number | null;
	garages: number | null;
	parkings: number | null;
	terrace: boolean;
	garden: boolean;
	/** Every filter, as query parameters of the site's list. */
	parameters: Record<string, string[]>;
	/** Every criterion except the goal, in the agency's language. */
	criteria: string[];
};

export type LeadViewing = {
	state: "booked" | "moved" | "cancelled";
	/** ISO 8601. */
	start: string;
	end: string;
	slotId: string;
};

/** Fields beside the person and the property; each form sets some of them. */
export type LeadFields = {
	remark?: string;
	contactTime?: string;
	contactDevice?: string;
	moveDate?: string;
	/** Names of documents, in the agency's language. */
	documents?: string[];
	valuation?: { goal: "sale" | "rent"; address: string; propertyTypes: string[] };
	search?: LeadSearch;
	/** The person has ended the search. */
	searchEnded?: boolean;
	viewing?: LeadViewing;
	/** Whether the person wants the newsletter; set after they have confirmed it. */
	newsletter?: boolean;
};

/** A message to the agency's CRM about an action of a visitor. It has no data that must not leave the site. */
export type Lead = {
	/** Deduplication key: the id of the submission, or an own id for a later change. */
	id: string;
	submissionId: string | null;
	/** Key that later leads about the same subject share, such as `booking:` and its id. */
	about: string | null;
	form: string;
	/** ISO 8601. */
	createdAt: string;
	language: Language;
	office: { id: string; email: string } | null;
	agent: LeadAgent | null;
	person: LeadPerson;
	property: LeadProperty | null;
	fields: LeadFields;
};

export function leadPerson(
	known: Pick<LeadPerson, "firstName" | "lastName" | "email"> & Partial<LeadPerson>,
): LeadPerson {
	const unknown = { title: null, phone: null, street: null, houseNumber: null, box: null, zip: null, city: null };
	return { ...unknown, countryId: null, ...known };
}
