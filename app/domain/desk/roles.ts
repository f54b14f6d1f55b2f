/**
 * An assistant and an agent see their own and their office's, a manager every office's, an administrator also people,
 * texts and privacy.
 */
export const roles = ["assistant", "agent", "manager", "administrator"] as const;
export type Role = (typeof roles)[number];

export function isRole(value: unknown): value is Role {
	return roles.some((known) => known === value);
}

/** Whether nothing of the agency is narrowed to somebody's own and his office's. */
export function seesEveryOffice(role: Role): boolean {
	return role === "manager" || role === "administrator";
}
