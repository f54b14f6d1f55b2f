/** An agent sees their own and their office's, a manager every office's, an administrator also people, texts and privacy. */
export const roles = ["agent", "manager", "administrator"] as const;
export type Role = (typeof roles)[number];

export function isRole(value: unknown): value is Role {
	return (roles as readonly unknown[]).includes(value);
}
