import { agentNames, type ListedAgent } from "../../domain/agency/agent-names";
import type { Brand, OwnPicture } from "../../domain/agency/brand";
import { internationalPhone } from "../../domain/formatting/phone";
import { slug } from "../../domain/formatting/slug";
import type { Language } from "../../domain/language";
import { isAgentSlug } from "../../domain/pages/agent-paths";
import { officePath } from "../../domain/pages/office-paths";

/** Agent's profile, combined from the desk and the feed. */
export type AgentProfile = {
	name: string;
	role: string | null;
	picture: OwnPicture | { src: string; width: null; height: null } | null;
	/** Phone number as entered, and in international format; null if there is none. */
	phone: { shown: string; dial: string } | null;
	/** Their number at the institute. */
	number: string | null;
	/** Names of their languages, in the page's language. */
	speaks: string[];
	office: { city: string; to: string } | null;
};

/** Finds the agent of a URL segment; null if there is none. `feedName` is the name in the feed. */
export function agentOfSlug(
	{ team, offices }: Pick<Brand, "team" | "offices">,
	segment: string,
	listed: readonly ListedAgent[],
	language: Language,
): { profile: AgentProfile; feedName: string | null } | null {
	const name = agentNames(team, listed).find((each) => isAgentSlug(segment, each));
	if (name === undefined) return null;
	const member = team.find((each) => slug(each.name) === slug(name));
	const inFeed = listed.find((each) => slug(each.name) === slug(name));
	const office = offices.find(({ id }) => id === member?.office);
	const names = new Intl.DisplayNames(language, { type: "language" });
	const phone = inFeed?.phone?.trim();
	return {
		feedName: inFeed?.name ?? null,
		profile: {
			name,
			role: member?.role[language] ?? null,
			picture: member?.picture ?? (inFeed?.picture ? { src: inFeed.picture, width: null, height: null } : null),
			phone: phone ? { shown: phone, dial: internationalPhone(phone) } : null,
			number: member?.number ?? null,
			speaks: (member?.languages ?? []).map((code) => names.of(code) ?? code),
			office: office ? { city: office.city[language], to: officePath(office, language) } : null,
		},
	};
}
