import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { accountPath } from "./domain/accounts/portal";
import { deskDoors, deskSection, deskSectionKeys } from "./domain/desk/sections";
import { type FormName, formNames } from "./domain/forms/form-names";
import { type Language, languages } from "./domain/language";
import { agentsFolder } from "./domain/pages/agent-paths";
import { officesFolder } from "./domain/pages/office-paths";
import { type PageKey, pages } from "./domain/pages/page-table";
import { mapEmbedPath, pagePath, servicePath, thanksPath } from "./domain/pages/paths";
import { pricePaths } from "./domain/pages/price-paths";
import { type ReadingPage, readingPaths } from "./domain/pages/reading-paths";
import { serviceSlugs } from "./domain/pages/service-segments";

/** The screen behind each page of the path table. Here and not there, as the browser has the table and not this. */
const screens: Readonly<Record<Exclude<PageKey, "/desk/">, string>> = {
	"/": "home-page",
	"/for-sale/": "listings",
	"/for-rent/": "listings",
	"/Projects/": "projects",
	"/demand-register/": "save-search",
	"/search-alert/": "search-alert",
	"/contact-demand/": "valuation",
	"/contact/": "contact",
	"/Privacy/": "text",
	"/Cookie-policy/": "text",
	"/Disclaimer/": "text",
	"/Accessibility/": "accessibility",
	"/Over-ons/": "text",
	"/Onze-diensten/": "text",
	"/login/": "login",
	"/owner/": "owner",
	"/jobs/": "jobs",
	"/favourites/": "favourites",
	"/compare/": "compare",
	"/testimonial/": "testimonial",
	"/newsletter/": "newsletter",
	"/unsubscribe/": "unsubscribe",
	"/forgot-password/": "forgot-password",
	"/choose-password/": "choose-password",
	"/demand/": "saved-search",
	"/book-appointment/": "book-appointment",
	"/appointment/": "appointment",
	"/offer/": "offer",
	"/offer-review/": "offer-review",
	"/appointment-alert/": "appointment-alert",
	"/open-days/": "open-days",
	"/open-house/": "open-house",
	"/rent-profile/": "rent-profile",
	"/my-rent-profile/": "my-rent-profile",
};

const readingScreens: Readonly<Record<ReadingPage, string>> = {
	"/purchase-costs/": "purchase-costs",
	"/buying-guide/": "guide",
	"/renting-guide/": "guide",
	"/figures/": "figures",
	"/references/": "references",
};

function screen(folder: string): string {
	return `routes/${folder}/route.tsx`;
}

/** React Router requires paths without outer slashes, and an id for each use of a file. */
function at(path: string, folder: string, id: string): RouteConfigEntry {
	return route(path.replace(/^\/|\/$/g, ""), screen(folder), { id });
}

const goals = [
	["/for-sale/", "sale"],
	["/for-rent/", "rent"],
] as const;

function pagesOf(language: Language): RouteConfigEntry[] {
	return [
		...pages.flatMap(({ original, localized }) =>
			original === "/desk/" ? [] : at(localized[language], screens[original], `${language}${original}`),
		),
		...goals.flatMap(([list, goal]) => [
			// Pages of a place, a type or both; and properties without a city, whose addresses are as short.
			at(`${pagePath(list, language)}:first/`, "listings", `${language}${list}1`),
			at(`${pagePath(list, language)}:first/:second/`, "listings", `${language}${list}2`),
			at(`${pagePath(list, language)}*`, "property", `${language}/${goal}`),
		]),
		at(`${pagePath("/Projects/", language)}*`, "project", `${language}/project`),
		at(accountPath(language), "owner/account", `${language}/owner/account`),
		at(`${pagePath("/owner/", language)}:id/`, "owner/property", `${language}/owner/home`),
		at(`/${language}/preview/property/:id/`, "preview", `${language}/preview`),
		at(`/${language}/preview/project/*`, "project", `${language}/preview/project`),
		...serviceSlugs.map((service) => at(servicePath(service, language), "text", `${language}/service/${service}`)),
		...readingPaths.map(({ original, localized }) =>
			at(localized[language], readingScreens[original], `${language}${original}`),
		),
		...pricePaths.map(({ original, localized }) =>
			at(localized[language], "municipality-prices", `${language}${original}`),
		),
		at(`${agentsFolder(language)}:agent/`, "agent", `${language}/agent`),
		at(`${officesFolder(language)}:office/`, "office", `${language}/office`),
		at(`${pagePath("/jobs/", language)}:vacancy/`, "vacancy", `${language}/vacancy`),
		...formNames.map((form: FormName) => at(thanksPath(form, language), "thanks", `${language}/thanks/${form}`)),
	];
}

/** The desk has a layout of its own; each section's screen shows its list and, with an id, one of its items. */
function deskOf(language: Language): RouteConfigEntry[] {
	const desk = pagePath("/desk/", language);
	const doors = Object.entries(deskDoors).map(([door, folder]) =>
		at(`${desk}${door}/`, folder, `${language}/desk/${door}`),
	);
	const sections = deskSectionKeys.flatMap((key) => {
		const { segment, screen: folder } = deskSection(key);
		return folder === null ? [] : at(`${desk}${segment}/:id?/`, folder, `${language}/desk/${key}`);
	});
	return [
		...doors,
		layout(screen("desk/layout"), { id: `${language}/desk/layout` }, [
			at(desk, "desk/start", `${language}/desk/`),
			...sections,
			at(`${desk}person/:id/`, "desk/person", `${language}/desk/person`),
			at(`${desk}*`, "desk/not-found", `${language}/desk/not-found`),
		]),
	];
}

export default [
	// Outside the layout: it is embedded in a page.
	...languages.map((language) => at(mapEmbedPath(language), "map-embed", `${language}/map-frame`)),
	...languages.flatMap(deskOf),
	layout(screen("layout"), { id: "layout" }, [
		...languages.flatMap(pagesOf),
		route("property/:id", screen("no-listing"), { id: "no-property" }),
		route("project/:id", screen("no-listing"), { id: "no-project" }),
		route("dev/design", screen("design")),
		route("*", screen("not-found")),
	]),
] satisfies RouteConfig;
