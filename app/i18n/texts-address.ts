import { addresses } from "virtual:text-addresses";

/**
 * URL of a page's text file: of the build, or of a publication.
 * @returns undefined if there is none
 */
export function textsAddress(version: string | null, language: string, namespace: string): string | undefined {
	if (version !== null) return `/content/${version}/${language}/${namespace}.json`;
	return addresses[`${language}/${namespace}`];
}
