import { addresses } from "virtual:text-addresses";

/**
 * Where a browser reads the texts that a page was made with: those of the build, or of a publication.
 * @returns undefined where there are none
 */
export function textsAddress(version: string | null, language: string, namespace: string): string | undefined {
	if (version !== null) return `/content/${version}/${language}/${namespace}.json`;
	return addresses[`${language}/${namespace}`];
}
