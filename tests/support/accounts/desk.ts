import { env } from "cloudflare:workers";
import type { Role } from "../../../app/domain/desk/roles";
import type { Staff } from "../../../worker/accounts/staff/service";
import { createServices } from "../../../worker/services";
import { ORIGIN } from "../site";

export const STAFF_PASSWORD = "zeven blauwe stoelen op het dak";

export type TestStaff = { role: Role; office?: string | null; email?: string };

export function staffEmail({ role, email }: TestStaff): string {
	return email ?? `${role}@example.com`;
}

/** Stores a desk account with a password and a second factor. */
export async function storeStaff(person: TestStaff): Promise<void> {
	const email = staffEmail(person);
	const { role, office = null } = person;
	await createServices(env).staff.demo({ email, name: `Test ${role}`, role, office, password: STAFF_PASSWORD });
}

/** Returns the session cookie of a member of staff. */
export async function staffCookie(person: TestStaff): Promise<string> {
	await storeStaff(person);
	const signedIn = await createServices(env).staff.demoSession(new Request(ORIGIN), staffEmail(person));
	return signedIn?.cookies.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** Returns a member of staff as the services receive them. */
export async function staffNamed(email: string): Promise<Staff> {
	const people = await createServices(env).staff.people.list();
	const found = people.find((person) => person.email === email);
	if (!found) throw new Error(`no staff ${email}`);
	return found;
}
