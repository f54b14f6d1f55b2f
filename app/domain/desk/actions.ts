import { isOneOf } from "../records";
import type { Role } from "./roles";

const everybody: readonly Role[] = ["assistant", "agent", "manager", "administrator"];
const agents: readonly Role[] = ["agent", "manager", "administrator"];
const managers: readonly Role[] = ["manager", "administrator"];
const administrators: readonly Role[] = ["administrator"];

/**
 * Permissions at the desk: the only place where roles are given rights. Sections with their forms (`sections.ts`) and
 * calls (`calls.ts`) each name one of these actions, so that the server's check, the navigation and the tests of all
 * addresses follow this table. For agents and assistants, the services (`worker/desk/scope.ts`) further limit the data
 * to their own and their office's.
 */
const deskActions = {
	/** The person's own account: password, second factor, passkeys, sessions. */
	"account.own": everybody,
	"inbox.see": everybody,
	"inbox.handle": everybody,
	"inbox.export": agents,
	/** Submissions with incomes or a CV. */
	"inbox.read": agents,
	"listings.see": everybody,
	"listings.preview": everybody,
	"listings.publish": agents,
	"imports.see": managers,
	"imports.run": managers,
	"imports.accept": managers,
	"imports.takeNews": managers,
	"imports.choose": managers,
	"viewings.see": everybody,
	"viewings.change": everybody,
	"owners.see": everybody,
	"owners.change": agents,
	"owners.report": everybody,
	"results.see": agents,
	"results.export": agents,
	"testimonials.see": managers,
	"testimonials.decide": managers,
	"newsletter.see": managers,
	"newsletter.export": managers,
	"searches.export": managers,
	"content.see": administrators,
	"content.change": administrators,
	"brand.see": administrators,
	"brand.change": administrators,
	"redirects.see": administrators,
	"redirects.change": administrators,
	"redirects.export": administrators,
	"references.see": managers,
	"references.change": managers,
	"figures.see": managers,
	"figures.change": administrators,
	"privacy.see": administrators,
	"privacy.act": administrators,
	"people.see": administrators,
	"people.change": administrators,
	"status.see": managers,
	"status.note": managers,
	"audit.see": administrators,
	"audit.export": administrators,
} as const satisfies Record<string, readonly Role[]>;

export type DeskAction = keyof typeof deskActions;

/** Actions that change or export data: each is recorded in the audit log, which can be filtered by it. */
export const auditedActions = [
	"account.own",
	"inbox.handle",
	"inbox.export",
	"inbox.read",
	"listings.publish",
	"viewings.change",
	"owners.change",
	"owners.report",
	"imports.run",
	"imports.accept",
	"imports.takeNews",
	"imports.choose",
	"testimonials.decide",
	"newsletter.export",
	"searches.export",
	"results.export",
	"redirects.export",
	"audit.export",
	"content.change",
	"brand.change",
	"redirects.change",
	"references.change",
	"figures.change",
	"people.change",
	"privacy.act",
	"status.note",
] as const satisfies readonly DeskAction[];

export type AuditedAction = (typeof auditedActions)[number];

export function isAuditedAction(action: unknown): action is AuditedAction {
	return isOneOf(auditedActions, action);
}

export function may(role: Role, action: DeskAction): boolean {
	return deskActions[action].includes(role);
}
