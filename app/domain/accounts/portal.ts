import { type Language, languages } from "../language";
import type { PageKey } from "../pages/page-table";
import { pagePath } from "../pages/paths";

/** The sources of page views, in display order. */
export const pageViewSources = ["list", "search", "portal", "social", "mail", "qr", "other", "direct"] as const;
export type PageViewSource = (typeof pageViewSources)[number];

/** The kinds of history that have a filter of their own. Other kinds are shown among all. */
export const historyKinds = ["visit", "communication", "onlineMedia", "calendarVisit"] as const;
export type HistoryKind = (typeof historyKinds)[number];

export function isHistoryKind(value: unknown): value is HistoryKind {
	return historyKinds.some((known) => known === value);
}

/** What numbers of the desk's own entries in a history begin with: somebody named their day, and no time of it. */
export const NOTED_BY_DAY = "desk-";

/** The chart's days, today included. Source: specification, section 9. */
export const CHART_DAYS = 30;

const accountSegment: Record<Language, string> = { nl: "account", fr: "compte", en: "account", de: "konto" };

export function ownedPropertyPath(id: number, language: Language): string {
	return `${pagePath("owner", language)}${id}/`;
}

export function accountPath(language: Language): string {
	return `${pagePath("owner", language)}${accountSegment[language]}/`;
}

const ownerPages: readonly PageKey[] = ["owner", "login", "forgot-password", "choose-password"];
const ownerFolders = ownerPages.flatMap((page) => languages.map((language) => pagePath(page, language)));

/** Pages of sign-in and portal: kept by no cache and no search engine. Data requests for them count too. */
export function isOwnersPath(pathname: string): boolean {
	return ownerFolders.some((folder) => pathname.startsWith(folder) || pathname === `${folder.slice(0, -1)}.data`);
}
