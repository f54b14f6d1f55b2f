import { languages } from "../language";
import { agentsFolder } from "./agent-paths";
import { officesFolder } from "./office-paths";
import { earlierServicePath, pagePath, servicePath } from "./paths";
import { serviceSlugs } from "./service-segments";

/** Addresses without a page of their own, or that a page had before, with where they lead. */
const moved: ReadonlyMap<string, string> = new Map(
	languages.flatMap((language) => [
		[officesFolder(language), pagePath("contact", language)] as const,
		[agentsFolder(language), pagePath("about", language)] as const,
		...serviceSlugs
			.map((service) => [earlierServicePath(service, language), servicePath(service, language)] as const)
			.filter(([earlier, now]) => earlier !== now),
	]),
);

/** Where a page has moved to; null for an address that has not. */
export function movedPath(pathname: string): string | null {
	return moved.get(pathname) ?? null;
}
