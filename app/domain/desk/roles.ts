import { isOneOf } from "../records.ts";

/**
 * Assistants and agents see their own and their office's data, managers all offices', administrators also people, texts
 * and privacy.
 */
export const roles = ["assistant", "agent", "manager", "administrator"] as const;
export type Role = (typeof roles)[number];

export function isRole(value: unknown): value is Role {
	return isOneOf(roles, value);
}

/** Whether a role sees the data of all offices. */
export function seesEveryOffice(role: Role): boolean {
	return role === "manager" || role === "administrator";
}
