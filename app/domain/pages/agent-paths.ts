import { slug } from "../formatting/slug";
import { type Language, languages } from "../language";

const folders: Record<Language, string> = {
	nl: "/nl/makelaars/",
	fr: "/fr/agents/",
	en: "/en/agents/",
	de: "/de/makler/",
};

/** The pages of all agents lie there; as it stands it has no page of its own. */
export function agentsFolder(language: Language): string {
	return folders[language];
}

export function agentPath(name: string, language: Language): string {
	return `${folders[language]}${slug(name, language)}/`;
}

/** Whether a segment of an address names this agent, in the letters of any language. */
export function isAgentSlug(segment: string, name: string): boolean {
	return languages.some((language) => slug(name, language) === segment);
}
