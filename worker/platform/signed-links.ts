import { DAY_SECONDS } from "../../app/domain/durations";
import { type Language, languages } from "../../app/domain/language";
import { type Previewed, previewPath } from "../../app/domain/pages/preview-path";
import { recordOf } from "../../app/domain/records";
import type { Links } from "./links";

/** Lifetime of a preview link. */
const PREVIEW_SECONDS = 14 * DAY_SECONDS;

/** A path that only the agency can make: anyone with the link may open it until it expires (epoch seconds). */
export function signedPath(links: Links, pathname: string, expires: number): string {
	const signature = links.sign("preview", `${pathname}\n${expires}`);
	return `${pathname}?${new URLSearchParams({ expires: String(expires), signature })}`;
}

/** Signed paths of a preview, with what is not published, in each of these languages. */
export function previewPaths(links: Links, previewed: Previewed, languages: readonly string[]): string[] {
	return languages.map(pathIn(links, previewed));
}

/** The same by language. */
export function previewAlternates(links: Links, previewed: Previewed): Record<Language, string> {
	return recordOf(languages, pathIn(links, previewed));
}

function pathIn(links: Links, previewed: Previewed): (language: string) => string {
	const expires = Math.floor(Date.now() / 1_000) + PREVIEW_SECONDS;
	return (language) => signedPath(links, previewPath(previewed, language), expires);
}

/** Whether an address carries a signature of its own path that has not expired. */
export function isSignedLink(links: Links, url: URL, now: number = Date.now()): boolean {
	const expires = url.searchParams.get("expires") ?? "";
	if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1_000 < now) return false;
	return links.verify("preview", `${url.pathname}\n${expires}`, url.searchParams.get("signature") ?? "");
}
