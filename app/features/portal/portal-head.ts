import type { Language } from "../../domain/language";
import type { PageHead } from "../layout/head";

/** The head of a page that only owners need: no search engine keeps it. */
export function ownersHead(title: string, path: (language: Language) => string): PageHead {
	return {
		title,
		description: null,
		robots: "noindex,nofollow",
		alternates: { nl: path("nl"), fr: path("fr"), en: path("en"), de: path("de") },
	};
}
