import { slug } from "../formatting/slug";
import { type Language, languages } from "../language";

const folders: Record<Language, string> = {
	nl: "/nl/makelaars/",
	fr: "/fr/agents/",
	en: "/en/agents/",
	de: "/de/makler/",
};

/** Folder of the agents' pages; has no page itself. */
export function agentsFolder(language: Language): string {
	return folders[language];
}

export function agentPath(name: string, language: Language): string {
	return `${folders[language]}${slug(name, language)}/`;
}

/** Whether a segment is an agent's slug in any language. */
export function isAgentSlug(segment: string, name: string): boolean {
	return languages.some((language) => slug(name, language) === segment);
}
