import type { Brand } from "../../app/domain/agency/brand";
import type { ImportControl } from "../import/control";
import type { Listings } from "../listings/service";
import type { ViewingPatterns } from "../viewings/patterns";
import type { Appointments } from "../viewings/service";
import type { Audit } from "./audit";

/** Shared dependencies of the desk's sections. */
export type DeskBase = {
	agency: () => Brand;
	personal: D1Database;
	listings: D1Database;
	audit: Audit;
	/** Drops the cached pages. */
	dropPages(): Promise<void>;
	/** Publishes the desk's decisions where they differ from the published state. */
	publish(): Promise<void>;
	/** The site's address for links in emails, without a trailing slash. */
	siteAddress(): string;
	/** Epoch seconds. */
	now(): number;
};

/** Dependencies of the sections on viewings: bookings, patterns, open days. */
export type ViewingDependencies = DeskBase & {
	properties: Pick<Listings, "agencyNames" | "cards" | "withOpenDays">;
	appointments: Pick<
		Appointments,
		"bookByAgency" | "callOff" | "isFree" | "moveByAgency" | "restore" | "slotsForAgency"
	>;
	patterns: ViewingPatterns;
	imports: Pick<ImportControl, "enqueueReimport">;
};
