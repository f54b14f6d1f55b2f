import type { PageHead } from "../layout/head";

/**
 * The head of a page of the desk: no search engine keeps it.
 * @param narrowed what is shown of the page, such as a tab or a week: it is heard when it changes
 */
export function deskHead(title: string, narrowed: readonly (string | false | null)[] = []): PageHead {
	const shown = narrowed.filter(Boolean).join(", ");
	return {
		title: [shown, title].filter(Boolean).join(" · "),
		description: null,
		robots: "noindex,nofollow",
	};
}
