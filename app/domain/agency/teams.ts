import type { Language } from "../language";
import type { OfficeId } from "./brand";

export const teamRoles = ["sales", "lettings", "files"] as const;
type TeamRole = (typeof teamRoles)[number];

/** The people of an office: how many in each role, and the languages that are spoken there, the first one first. */
export type Team = { people: Readonly<Record<TeamRole, number>>; languages: readonly Language[] };

/** Of the bundled offices; those that the desk adds introduce their people by name. */
export const teams: Readonly<Record<OfficeId, Team>> = {
	ghent: { people: { sales: 6, lettings: 3, files: 2 }, languages: ["nl", "fr", "en"] },
	brussels: { people: { sales: 4, lettings: 2, files: 1 }, languages: ["fr", "nl", "en"] },
	namur: { people: { sales: 3, lettings: 2, files: 1 }, languages: ["fr", "nl", "de"] },
	luxembourg: { people: { sales: 2, lettings: 1, files: 1 }, languages: ["fr", "de", "en"] },
};
