import type { PageHead } from "../layout/head";

/**
 * Head of a desk page, which is never indexed.
 * @param narrowed tab, week or search on the page: in the title, so that screen readers announce a change
 */
export function deskHead(title: string, narrowed: readonly (string | false | null)[] = []): PageHead {
	const shown = narrowed.filter(Boolean).join(", ");
	return {
		title: [shown, title].filter(Boolean).join(" · "),
		description: null,
		robots: "noindex,nofollow",
	};
}
