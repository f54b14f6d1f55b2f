import type { Language } from "../language";

/** The name with "in", as used in a sentence: `in Gent`, `au Rœulx`, `aux Bons Villers`, `à La Louvière`. */
export function within(name: string, language: Language): string {
	if (language === "fr") {
		if (name.startsWith("Le ")) return `au ${name.slice(3)}`;
		return name.startsWith("Les ") ? `aux ${name.slice(4)}` : `à ${name}`;
	}
	return language === "en" && name.startsWith("City of ") ? `in the ${name}` : `in ${name}`;
}
