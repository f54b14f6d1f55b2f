import type { Brand } from "../../app/domain/agency/brand";
import type { Recipients } from "../../app/domain/agency/recipients";
import type { RentalTerms } from "../../app/domain/costs/rental-terms";
import type { EmailPropertyCard } from "../../app/domain/email/property-card";
import type { Language } from "../../app/domain/language";
import type { Lead, LeadAgent, LeadProperty } from "../../app/domain/lead";
import type { FormRefusal } from "../../app/domain/property/listing";
import type { Post } from "../email/request";
import type { LeadPost } from "../leads/service";
import type { Links } from "../platform/links";

/** A property with viewings, in one language. */
export type ViewingProperty = {
	propertyCard: EmailPropertyCard<"confirmed">;
	/** The agency's name and card of the property. */
	inAgency: { name: string; address: string; propertyCard: EmailPropertyCard<"agency"> };
	path: string;
	/** Reason why it takes no viewings; null when it does. */
	refusal: FormRefusal | null;
	/** Meeting place; only the locality when the agent sends the address. */
	address: string;
	/** Whether the address is unpublished and sent by the agent. */
	isAddressSent: boolean;
	/** Email address of the office that shows it. */
	office: string;
	/** Recipients of the agency's emails about it. */
	recipients: Recipients;
	/** Agent and reference of the property, for the CRM. */
	lead: Pick<Lead, "office" | "agent"> & Pick<LeadProperty, "reference" | "officeId">;
	/** Null for a property that is not for rent. */
	rental: RentalTerms | null;
};

/**
 * @param shownBy the person who shows it, when not the property's agent
 * @returns `gone` for a formerly published property, null for an unknown one
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
	/** The agency's address, for a property without a known office. */
	agencyAddress(): string;
	/** Last-resort address of the agency's emails. */
	fallbackAddress(): string;
	/** Origin of the site without a trailing slash, for emails outside a request. */
	siteAddress(): string;
	/** Epoch seconds. */
	now(): number;
};
