import type { Language } from "../../app/domain/language";
import type { Property } from "../../app/domain/property/property";

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
	/** Reference, whole address and price as the agency has them: `GENT-4101 · Korenmarkt 12, 9000 Gent · € 450.000`. */
	summary: string;
	/** The agency's own number for it. */
	reference: string | null;
	/** The agency's office that has it, by the CRM's number, where the feed names one. */
	officeId: string | null;
	url: string;
};

/** Search criteria, as the CRM can use them. */
export type LeadSearch = {
	goal: "sale" | "rent";
	/** Types by their number, with their names in the agency's language; a sub type names its main type. */
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
	/** All of it by the parameters of the site's list. */
	parameters: Record<string, string[]>;
	/** All of it but the goal, a criterion in each, in the agency's language. */
	criteria: string[];
};

export type LeadViewing = {
	state: "booked" | "moved" | "cancelled";
	/** ISO 8601. */
	start: string;
	end: string;
	slotId: string;
};

/** What a lead holds beside the person and the subject; each form has some of it. */
export type LeadFields = {
	remark?: string;
	contactTime?: string;
	contactDevice?: string;
	moveDate?: string;
	/** Names of documents, in the agency's language. */
	documents?: string[];
	valuation?: { goal: "sale" | "rent"; address: string; propertyTypes: string[] };
	search?: LeadSearch;
	/** The search is ended by its owner. */
	searchEnded?: boolean;
	viewing?: LeadViewing;
	/** Whether the newsletter is wanted, once its reader has confirmed it. */
	newsletter?: boolean;
};

/**
 * What is sent to the agency's CRM about something that a visitor did. It holds no data that must not leave the site.
 */
export type Lead = {
	/** The submission's, or one of its own for what follows later: the same one twice is a duplicate. */
	id: string;
	submissionId: string | null;
	/** What it and later leads come back to, such as `booking:` and its id. */
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

/** The statements that store leads, for the batch of what they are about; none where no CRM takes leads. */
export type LeadPost = { prepare(lead: Lead | null): D1PreparedStatement[] };

export function leadPerson(
	known: Pick<LeadPerson, "firstName" | "lastName" | "email"> & Partial<LeadPerson>,
): LeadPerson {
	const unknown = { title: null, phone: null, street: null, houseNumber: null, box: null, zip: null, city: null };
	return { ...unknown, countryId: null, ...known };
}
