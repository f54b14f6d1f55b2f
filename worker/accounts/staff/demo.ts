import type { Role } from "../../../app/domain/desk/roles";
import type { Language } from "../../../app/domain/language";
import { epochSeconds } from "../../platform/clock";
import type { Keyring } from "../../platform/keyring";
import { hashPassword } from "../credentials/passwords";
import { findStaffByEmail } from "./staff";

export type DemoPerson = { email: string; name: string; role: Role; office: string | null; password: string };

/** Local development only: creates an account with this password if none exists. @returns whether it was created */
export async function addDemoStaff(
	db: D1DatabaseSession,
	keyring: Pick<Keyring, "newest">,
	language: Language,
	{ password, ...person }: DemoPerson,
): Promise<boolean> {
	if (await findStaffByEmail(db, person.email)) return false;
	await db
		.prepare(
			`INSERT INTO staff (id, email, name, role, office, language, state, password_hash, second_factor, factor_key,
				created_at)
			VALUES (?, ?, ?, ?, ?, ?, 'active', ?, 1, ?, ?)`,
		)
		.bind(
			crypto.randomUUID(),
			person.email,
			person.name,
			person.role,
			person.office,
			language,
			await hashPassword(password),
			keyring.newest,
			epochSeconds(),
		)
		.run();
	return true;
}
