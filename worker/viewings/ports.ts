import type { Brand } from "../../app/domain/agency/brand";
import type { RentalTerms } from "../../app/domain/costs/rental-terms";
import type { Language } from "../../app/domain/language";
import type { FormRefusal } from "../../app/domain/property/listing";
import type { Links } from "../platform/links";
import type { EmailPropertyCard, Post } from "../ports/email-request";
import type { Lead, LeadAgent, LeadPost, LeadProperty } from "../ports/lead";
import type { Recipients } from "../ports/recipients";

/** A property that can be visited, in one language. */
export type ViewingProperty = {
	propertyCard: EmailPropertyCard<"confirmed">;
	/** How the agency calls it, and its card for the agency. */
	inAgency: { name: string; address: string; propertyCard: EmailPropertyCard<"agency"> };
	path: string;
	/** Why it cannot be visited; null where it can. */
	refusal: FormRefusal | null;
	/** Where the visitor has to be; the town alone where the agent sends the address. */
	address: string;
	/** The address is not published, and the agent sends it. */
	isAddressSent: boolean;
	/** The office that shows it, by its email address. */
	office: string;
	/** Who gets the agency's emails about it. */
	recipients: Recipients;
	/** Agent and reference of the property, for the CRM. */
	lead: Pick<Lead, "office" | "agent"> & Pick<LeadProperty, "reference" | "officeId">;
	/** Null for a property that is not for rent. */
	rental: RentalTerms | null;
};

/**
 * `gone` for a property that was published once, null for one that is not known.
 * @param shownBy who shows it, where that is somebody other than the property's agent
 */
export type FindProperty = (
	id: number,
	language: Language,
	origin: string,
	shownBy?: LeadAgent | null,
) => Promise<ViewingProperty | "gone" | null>;

export type AppointmentDependencies = {
	agency: () => Brand;
	db: D1Database;
	links: Links;
	post: Post;
	findProperty: FindProperty;
	leads: LeadPost;
	/** The language of the agency's own emails. */
	agencyLanguage: Language;
	/** The agency's address where the property's office is not known. */
	agencyAddress(): string;
	/** Where an email to the agency goes that its other addresses refuse. */
	fallbackAddress(): string;
	/** The site's own address without a slash at the end, for emails outside a request. */
	siteAddress(): string;
	/** Epoch seconds. */
	now(): number;
};
