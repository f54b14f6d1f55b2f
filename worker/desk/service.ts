import { type AuditLog, createAudit } from "./audit";
import type { ManagementDependencies } from "./dependencies";
import { createInbox, type Inbox, type InboxDependencies } from "./inbox/service";
import { createManagement, type Management } from "./management";

export type { AuditLine, AuditLog } from "./audit";
export type { Delivered, InboxMessage, InboxNote, InboxRow, ShownItem } from "./inbox/service";

/**
 * What the agency's people see and change, a service for each section. Services check scope (an agent's own and his
 * office's) by the `Staff` they are given; whether a role may do a thing at all is decided before, by the table of
 * `app/domain/desk/actions.ts`.
 */
export type Desk = Management & {
	audit: AuditLog;
	inbox: Inbox;
};

export type DeskDependencies = Omit<ManagementDependencies & InboxDependencies, "audit">;

export function createDesk(deps: DeskDependencies): Desk {
	const audit = createAudit({ db: deps.personal, now: deps.now });
	return { audit, inbox: createInbox({ ...deps, audit }), ...createManagement({ ...deps, audit }) };
}
