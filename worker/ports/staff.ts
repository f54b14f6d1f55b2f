import type { Role } from "../../app/domain/desk/roles";
import type { Language } from "../../app/domain/language";

export type StaffState = "invited" | "active" | "suspended";

/** A member of staff, without what only the sign-in needs. */
export type Staff = {
	id: string;
	email: string;
	name: string;
	role: Role;
	/** One of the brand's offices; null for none. */
	office: string | null;
	/** The address by which the CRM names the agent, where it is not that of the account. */
	agentEmail: string | null;
	language: Language;
	state: StaffState;
	/** Of whoever is signed in: those for whom he stands in today. */
	covers?: readonly Colleague[];
};

/** A member of staff by his account and the addresses that name him. */
export type Colleague = { id: string; addresses: readonly string[] };
