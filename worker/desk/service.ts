import { type AuditDependencies, type AuditLog, createAudit } from "./audit";
import type { ManagementDependencies } from "./dependencies";
import { createImports, type Imports, type ImportsDependencies } from "./imports";
import { createInbox, type Inbox, type InboxDependencies } from "./inbox/service";
import { createDeskListings, type DeskListings, type ListingsDependencies } from "./listings";
import { createManagement, type Management } from "./management";
import { createOwnCalendars, type DeskOwnCalendars, type OwnCalendarDependencies } from "./own-calendar/service";
import { createDeskSetup, type DeskSetup, type SetupDependencies } from "./setup";
import { createDeskStatus, type DeskStatus, type StatusDependencies } from "./status";

export type { AuditLine, AuditLog } from "./audit";
export type { DeskExtra } from "./extras";
export type { ImportFinding, ImportRun, ImportRunDetail } from "./imports";
export type { PersonEntry } from "./inbox/person-page";
export type { InboxMessage, InboxNote, InboxRow, ShownItem } from "./inbox/service";
export type { DeskListing, DeskListingDetail } from "./listings";
export type { OwnCalendar } from "./own-calendar/service";
export type { SiteStatus } from "./status";

/**
 * What the agency's people see and change, a service for each section. Services check scope (an agent's own and his
 * office's) by the `Staff` they are given; whether a role may do a thing at all is decided before, by the table of
 * `app/domain/desk/actions.ts`.
 */
export type Desk = Management & {
	audit: AuditLog;
	inbox: Inbox;
	properties: DeskListings;
	imports: Imports;
	ownCalendars: DeskOwnCalendars;
	setup: DeskSetup;
	status: DeskStatus;
};

export type DeskDependencies = Pick<AuditDependencies, "tellOfVolume"> &
	Omit<
		ManagementDependencies &
			InboxDependencies &
			ImportsDependencies &
			ListingsDependencies &
			OwnCalendarDependencies &
			SetupDependencies &
			StatusDependencies,
		"audit"
	>;

export function createDesk(deps: DeskDependencies): Desk {
	const audit = createAudit({ db: deps.personal, tellOfVolume: deps.tellOfVolume, now: deps.now });
	return {
		audit,
		inbox: createInbox({ ...deps, audit }),
		properties: createDeskListings({ ...deps, audit }),
		imports: createImports({ ...deps, audit }),
		ownCalendars: createOwnCalendars({ ...deps, audit }),
		setup: createDeskSetup({ ...deps, audit }),
		status: createDeskStatus({ ...deps, audit }),
		...createManagement({ ...deps, audit }),
	};
}
