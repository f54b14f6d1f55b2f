import { DAY_SECONDS } from "../../app/domain/durations";
import { type Language, languages } from "../../app/domain/language";
import { type Previewed, previewPath } from "../../app/domain/pages/preview-path";
import { recordOf } from "../../app/domain/records";
import type { Links } from "./links";

/** Lifetime of a preview link. */
const PREVIEW_SECONDS = 14 * DAY_SECONDS;

/** Signs a path so that anyone with the link may open it until `expires` (epoch seconds). */
export function signedPath(links: Links, pathname: string, expires: number): string {
	const signature = links.sign("preview", `${pathname}\n${expires}`);
	return `${pathname}?${new URLSearchParams({ expires: String(expires), signature })}`;
}

/** Signed paths of a preview, which includes unpublished content, one per language. */
export function previewPaths(links: Links, previewed: Previewed, languages: readonly string[]): string[] {
	return languages.map(pathIn(links, previewed));
}

/** Signed paths of a preview by language. */
export function previewAlternates(links: Links, previewed: Previewed): Record<Language, string> {
	return recordOf(languages, pathIn(links, previewed));
}

function pathIn(links: Links, previewed: Previewed): (language: string) => string {
	const expires = Math.floor(Date.now() / 1_000) + PREVIEW_SECONDS;
	return (language) => signedPath(links, previewPath(previewed, language), expires);
}

/** Whether a URL has a valid, unexpired signature of its own path. */
export function isSignedLink(links: Links, url: URL, now: number = Date.now()): boolean {
	const expires = url.searchParams.get("expires") ?? "";
	if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1_000 < now) return false;
	return links.verify("preview", `${url.pathname}\n${expires}`, url.searchParams.get("signature") ?? "");
}
