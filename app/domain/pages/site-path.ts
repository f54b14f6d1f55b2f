import type { Language } from "../language";

/** What an address of the path table leads to. */
export type PathType = "feedback" | "article" | "page" | "login";

export type LocalPaths = Record<Language, string>;

/** One address of the site: its original path, its kind, its parent, and its path in every language. */
export type SitePath = {
	original: string;
	type: PathType;
	/** Original paths from the parent up; the first is the parent. */
	breadcrumb: readonly string[];
	localized: LocalPaths;
};
