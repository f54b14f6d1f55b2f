import { type Language, languages } from "../language";
import type { PageKey } from "../pages/page-table";
import { pagePath } from "../pages/paths";

/** Sources of page views, in display order. */
export const pageViewSources = ["list", "search", "portal", "social", "mail", "qr", "other", "direct"] as const;
export type PageViewSource = (typeof pageViewSources)[number];

/** Kinds of history with their own filter. Other kinds only show without a filter. */
export const historyKinds = ["visit", "communication", "onlineMedia", "calendarVisit"] as const;
export type HistoryKind = (typeof historyKinds)[number];

export function isHistoryKind(value: unknown): value is HistoryKind {
	return historyKinds.some((known) => known === value);
}

/** ID prefix of the desk's own history entries, which have a day but no time. */
export const NOTED_BY_DAY = "desk-";

/** Days of the chart, including today. Source: specification, section 9. */
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

/** Whether a path belongs to sign-in or portal, data requests included: neither cached nor indexed. */
export function isOwnersPath(pathname: string): boolean {
	return ownerFolders.some((folder) => pathname.startsWith(folder) || pathname === `${folder.slice(0, -1)}.data`);
}
