import { type AuditLog, createAudit } from "./audit";
import type { ManagementDependencies } from "./dependencies";
import { createImports, type Imports, type ImportsDependencies } from "./imports";
import { createInbox, type Inbox, type InboxDependencies } from "./inbox/service";
import { createDeskListings, type DeskListings, type ListingsDependencies } from "./listings";
import { createManagement, type Management } from "./management";

export type { AuditLine, AuditLog } from "./audit";
export type { ImportRun, ImportRunDetail } from "./imports";
export type { InboxMessage, InboxNote, InboxRow, ShownItem } from "./inbox/service";
export type { DeskListing, DeskListingDetail } from "./listings";

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
};

export type DeskDependencies = Omit<
	ManagementDependencies & InboxDependencies & ImportsDependencies & ListingsDependencies,
	"audit"
>;

export function createDesk(deps: DeskDependencies): Desk {
	const audit = createAudit({ db: deps.personal, now: deps.now });
	return {
		audit,
		inbox: createInbox({ ...deps, audit }),
		properties: createDeskListings(deps),
		imports: createImports({ ...deps, audit }),
		...createManagement({ ...deps, audit }),
	};
}
