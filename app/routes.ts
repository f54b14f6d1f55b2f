import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { accountPath } from "./domain/accounts/portal";
import { type Language, languages } from "./domain/language";
import {
	type FormName,
	formNames,
	mapEmbedPath,
	pagePath,
	pages,
	servicePath,
	serviceSlugs,
	thanksPath,
} from "./domain/pages/paths";

function screen(folder: string): string {
	return `routes/${folder}/route.tsx`;
}

/** React Router wants addresses without slashes at either end, and an id for each use of a file. */
function at(path: string, folder: string, id: string): RouteConfigEntry {
	return route(path.replace(/^\/|\/$/g, ""), screen(folder), { id });
}

function pagesOf(language: Language): RouteConfigEntry[] {
	return [
		...pages.map(({ original, localized, screen: folder }) =>
			at(localized[language], folder, `${language}${original}`),
		),
		at(`${pagePath("/for-sale/", language)}*`, "property", `${language}/sale`),
		at(`${pagePath("/for-rent/", language)}*`, "property", `${language}/rent`),
		at(`${pagePath("/Projects/", language)}*`, "project", `${language}/project`),
		at(accountPath(language), "owner/account", `${language}/owner/account`),
		at(`${pagePath("/owner/", language)}:id/`, "owner/property", `${language}/owner/home`),
		at(`/${language}/preview/property/:id/`, "preview", `${language}/preview`),
		at(`/${language}/preview/project/*`, "project", `${language}/preview/project`),
		...serviceSlugs.map((service) => at(servicePath(service, language), "text", `${language}/service/${service}`)),
		...formNames.map((form: FormName) => at(thanksPath(form, language), "thanks", `${language}/thanks/${form}`)),
	];
}

export default [
	// Outside the frame of the pages: it is shown inside one of them.
	...languages.map((language) => at(mapEmbedPath(language), "map-embed", `${language}/map-frame`)),
	layout(screen("layout"), { id: "layout" }, [
		...languages.flatMap(pagesOf),
		route("property/:id", screen("no-listing"), { id: "no-property" }),
		route("project/:id", screen("no-listing"), { id: "no-project" }),
		route("dev/design", screen("design")),
		route("*", screen("not-found")),
	]),
] satisfies RouteConfig;
