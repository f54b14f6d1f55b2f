import type { Language } from "../language";

export type PathType = "feedback" | "article" | "page" | "login";

export type LocalPaths = Record<Language, string>;

/** An address of the site: its original path, kind, parents, and path in every language. */
export type SitePath = {
	original: string;
	type: PathType;
	/** Original paths of its ancestors, starting with the parent. */
	breadcrumb: readonly string[];
	localized: LocalPaths;
};
