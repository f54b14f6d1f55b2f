import type { Brand } from "../../app/domain/agency/brand";
import type { RunMessage } from "../../app/domain/imports/message";
import type { Language } from "../../app/domain/language";
import type { AgencyName } from "../../app/domain/property/agency-name";
import type { ListingCard } from "../../app/domain/property/listing";
import type { OwnerReports } from "../accounts/reports";
import type { CrmOwner } from "../import/crm-people";
import type { Erasure } from "../ports/erasure";
import type { BookingRefusal, HandBooking } from "../viewings/booking-request";
import type { AgencyChange, AgencyRestoring, AgencySlot, ViewingPatterns } from "../viewings/patterns";
import type { Audit } from "./audit";

/** What the services of the agency's own site are made of. */
export type ManagementDependencies = {
	personal: D1Database;
	listings: D1Database;
	media: R2Bucket;
	audit: Audit;
	/** What stands where the desk has said nothing. */
	begins: Brand;
	/** Pages of before are served no more. */
	dropPages(): Promise<void>;
	cards(ids: readonly number[], language: Language): Promise<ListingCard[]>;
	/** Those with open days to come, the feed's and the desk's. */
	cardsWithOpenDays(language: Language): Promise<ListingCard[]>;
	/** What the agency's people call properties: reference, whole address, price. */
	agencyNames(ids: readonly number[], language: Language): Promise<ReadonlyMap<number, AgencyName>>;
	patterns: ViewingPatterns;
	/** Imports a stored property again, with what the desk adds to it. */
	takeInAnew(id: number): Promise<void>;
	appointments: {
		slotsForAgency(propertyId: number, except?: string): Promise<AgencySlot[]>;
		moveByAgency(bookingId: string, slotId: string, origin: string, reason: string | null): Promise<AgencyChange>;
		callOff(bookingId: string, origin: string, reason: string | null): Promise<AgencyChange>;
		restore(bookingId: string, origin: string): Promise<AgencyRestoring>;
		bookByAgency(
			booking: HandBooking,
			origin: string,
		): Promise<{ ok: true; id: string; startsAt: number } | BookingRefusal>;
	};
	/** Everything the site keeps of an address, by table. */
	exportPerson(email: string): Promise<Record<string, unknown[]>>;
	erasePerson(email: string): Promise<Erasure>;
	/** What the log has in place of an address, under each key of the site, the newest first. */
	tracesOf(email: string): string[];
	ownerReports: OwnerReports;
	/** Writes to the owners who have not been invited yet. */
	inviteOwners(): Promise<void>;
	/** The name of a CRM that tells of owners; null for none. */
	crmSystem: string | null;
	/** Whom that CRM calls the owners of a property, or why it does not say. */
	crmOwners(propertyId: number): Promise<CrmOwner[] | RunMessage>;
	/** Sends an owner a link to choose a password. @returns false where nobody has the address */
	sendOwnerLink(email: string): Promise<boolean>;
	/** Hosts of other systems that emails and requests go to. */
	recipients: { email: string | null; leads: string | null };
	/** The site's own address, for emails. */
	origin: string;
	/** Epoch seconds. */
	now(): number;
};
