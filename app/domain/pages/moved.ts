import { languages } from "../language";
import { agentsFolder } from "./agent-paths";
import { officesFolder } from "./office-paths";
import { earlierServicePath, pagePath, servicePath } from "./paths";
import { serviceSlugs } from "./service-segments";

/** Former addresses, and folders without a page, with their new addresses. */
const moved: ReadonlyMap<string, string> = new Map(
	languages.flatMap((language) => [
		[officesFolder(language), pagePath("contact", language)] as const,
		[agentsFolder(language), pagePath("about", language)] as const,
		...serviceSlugs
			.map((service) => [earlierServicePath(service, language), servicePath(service, language)] as const)
			.filter(([earlier, now]) => earlier !== now),
	]),
);

/** New address of a page; null when it has not moved. */
export function movedPath(pathname: string): string | null {
	return moved.get(pathname) ?? null;
}
