import type { Language } from "../../app/domain/language";
import type { ListingCard } from "../../app/domain/property/listing";
import type { Audit } from "../ports/audit";
import type { Erasure } from "../submissions/privacy";
import type { ChangeResult } from "../viewings/service";
import { type Audience, createAudience } from "./audience";
import { createDeskBrand, type DeskBrand } from "./brand";
import { createDeskContent, type DeskContent } from "./content";
import { createDeskPrivacy, type DeskPrivacy } from "./privacy";
import { createDeskRedirects, type DeskRedirects } from "./redirects";
import { createDeskTestimonials, type DeskTestimonials } from "./testimonials";
import { createDeskViewings, type DeskViewings } from "./viewings";

/** What the agency decides about its site, a service for each section of the desk. */
export type Management = {
	content: DeskContent;
	brand: DeskBrand;
	viewings: DeskViewings;
	testimonials: DeskTestimonials;
	audience: Audience;
	redirects: DeskRedirects;
	privacy: DeskPrivacy;
};

export type ManagementDependencies = {
	personal: D1Database;
	listings: D1Database;
	media: R2Bucket;
	audit: Audit;
	/** Pages of before are served no more. */
	dropPages(): Promise<void>;
	cards(ids: readonly number[], language: Language): Promise<ListingCard[]>;
	appointments: {
		moveByAgency(bookingId: string, slotId: string, origin: string): Promise<ChangeResult>;
		callOff(bookingId: string, origin: string): Promise<ChangeResult>;
	};
	/** Everything the site keeps of an address, by table. */
	exportPerson(email: string): Promise<Record<string, unknown[]>>;
	erasePerson(email: string): Promise<Erasure>;
	/** The site's own address, for emails. */
	origin: string;
	/** Epoch seconds. */
	now(): number;
};

export function createManagement(deps: ManagementDependencies): Management {
	return {
		content: createDeskContent(deps),
		brand: createDeskBrand(deps),
		viewings: createDeskViewings(deps),
		testimonials: createDeskTestimonials(deps),
		audience: createAudience(deps),
		redirects: createDeskRedirects(deps),
		privacy: createDeskPrivacy(deps),
	};
}
