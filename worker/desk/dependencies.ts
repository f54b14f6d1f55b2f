import type { Brand } from "../../app/domain/agency/brand";
import type { ImportControl } from "../import/control";
import type { Listings } from "../listings/service";
import type { ViewingPatterns } from "../viewings/patterns";
import type { Appointments } from "../viewings/service";
import type { Audit } from "./audit";

/** What every room of the desk works with. */
export type DeskBase = {
	agency: () => Brand;
	personal: D1Database;
	listings: D1Database;
	audit: Audit;
	/** Pages of before are served no more. */
	dropPages(): Promise<void>;
	/** What the desk has decided is on the site from now on, where it is other than before. */
	publish(): Promise<void>;
	/** The site's own address, for emails; without a slash at the end. */
	siteAddress(): string;
	/** Epoch seconds. */
	now(): number;
};

/** What the rooms around viewings work with: bookings, patterns, open days. */
export type ViewingDependencies = DeskBase & {
	properties: Pick<Listings, "agencyNames" | "cards" | "withOpenDays">;
	appointments: Pick<
		Appointments,
		"bookByAgency" | "callOff" | "isFree" | "moveByAgency" | "restore" | "slotsForAgency"
	>;
	patterns: ViewingPatterns;
	imports: Pick<ImportControl, "askAnew">;
};
