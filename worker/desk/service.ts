import { type AuditLog, createAudit } from "./audit";

export type { AuditLine, AuditLog } from "./audit";

/**
 * What the agency's people see and change, a service for each section. Services check scope (an agent's own and his
 * office's) by the `Staff` they are given; whether a role may do a thing at all is decided before, by the table of
 * `app/domain/desk/actions.ts`.
 */
export type Desk = {
	audit: AuditLog;
};

export type DeskDependencies = {
	personal: D1Database;
	/** Epoch seconds. */
	now(): number;
};

export function createDesk({ personal, now }: DeskDependencies): Desk {
	return { audit: createAudit({ db: personal, now }) };
}
