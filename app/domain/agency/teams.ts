import type { Language } from "../language";
import type { OfficeId } from "./brand";

export const teamRoles = ["sales", "lettings", "files"] as const;
type TeamRole = (typeof teamRoles)[number];

/** An office's team: number of people per role, and languages spoken, main language first. */
export type Team = { people: Readonly<Record<TeamRole, number>>; languages: readonly Language[] };

/** Teams of the bundled offices; offices added at the desk list their people by name. */
export const teams: Readonly<Record<OfficeId, Team>> = {
	ghent: { people: { sales: 6, lettings: 3, files: 2 }, languages: ["nl", "fr", "en"] },
	brussels: { people: { sales: 4, lettings: 2, files: 1 }, languages: ["fr", "nl", "en"] },
	namur: { people: { sales: 3, lettings: 2, files: 1 }, languages: ["fr", "nl", "de"] },
	luxembourg: { people: { sales: 2, lettings: 1, files: 1 }, languages: ["fr", "de", "en"] },
};
