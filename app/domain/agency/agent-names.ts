import { slug } from "../formatting/slug";
import type { Brand } from "./brand";

/** A person named by the feed as the agent of some properties. */
export type ListedAgent = { name: string; phone: string | null; picture: string | null; listings: number };

/** Names of all agents with a page: the team entered at the desk, and agents with a property in the feed. */
export function agentNames(team: Brand["team"], listed: readonly ListedAgent[]): string[] {
	const names = new Map<string, string>();
	for (const { name } of team) names.set(slug(name), name);
	for (const { name, listings } of listed) {
		if (listings > 0 && slug(name) !== "" && !names.has(slug(name))) names.set(slug(name), name.trim());
	}
	return [...names.values()];
}
