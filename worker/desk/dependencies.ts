import type { Language } from "../../app/domain/language";
import type { ListingCard } from "../../app/domain/property/listing";
import type { Audit } from "../ports/audit";
import type { AgencyChange, ViewingPatterns } from "../ports/viewing-patterns";

/** What was removed, by table, and a line for each thing that stays or must be erased elsewhere. */
export type Erasure = { removed: Record<string, number>; kept: string[] };

/** What the services of the agency's own site are made of. */
export type ManagementDependencies = {
	personal: D1Database;
	listings: D1Database;
	media: R2Bucket;
	audit: Audit;
	/** Pages of before are served no more. */
	dropPages(): Promise<void>;
	cards(ids: readonly number[], language: Language): Promise<ListingCard[]>;
	patterns: ViewingPatterns;
	appointments: {
		moveByAgency(bookingId: string, slotId: string, origin: string): Promise<AgencyChange>;
		callOff(bookingId: string, origin: string): Promise<AgencyChange>;
	};
	/** Everything the site keeps of an address, by table. */
	exportPerson(email: string): Promise<Record<string, unknown[]>>;
	erasePerson(email: string): Promise<Erasure>;
	/** The site's own address, for emails. */
	origin: string;
	/** Epoch seconds. */
	now(): number;
};
