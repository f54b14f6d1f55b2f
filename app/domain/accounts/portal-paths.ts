import { type Language, languages } from "../language";
import type { PageKey } from "../pages/page-table";
import { pagePath } from "../pages/paths";

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
