import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { accountPath } from "./domain/accounts/portal-paths";
import { deskPublicPages, deskSection, deskSectionKeys } from "./domain/desk/sections";
import { type FormName, formNames } from "./domain/forms/form-names";
import { type Language, languages } from "./domain/language";
import { agentsFolder } from "./domain/pages/agent-paths";
import { officesFolder } from "./domain/pages/office-paths";
import { type PageKey, pages } from "./domain/pages/page-table";
import { mapEmbedPath, pagePath, servicePath, thanksPath } from "./domain/pages/paths";
import { previewPath } from "./domain/pages/preview-path";
import { serviceSlugs } from "./domain/pages/service-segments";
import { isTextPage, type textPages } from "./routes/public/text/text-pages";

type TextPage = keyof typeof textPages;

/** Folder of each page's screen. Kept out of the page table, which is sent to the browser. */
const folders: Readonly<Record<Exclude<PageKey, "desk" | TextPage>, string>> = {
	home: "public/home-page",
	"for-sale": "public/listings",
	"for-rent": "public/listings",
	projects: "public/projects",
	"save-search": "public/save-search",
	"search-alert": "public/search-alert",
	valuation: "public/valuation",
	contact: "public/contact",
	accessibility: "public/accessibility",
	login: "portal/login",
	owner: "portal/owner",
	jobs: "public/jobs",
	favourites: "public/favourites",
	compare: "public/compare",
	testimonial: "public/testimonial",
	newsletter: "public/newsletter",
	unsubscribe: "public/unsubscribe",
	"forgot-password": "portal/forgot-password",
	"choose-password": "portal/choose-password",
	"saved-search": "public/saved-search",
	"book-appointment": "public/book-appointment",
	appointment: "public/appointment",
	offer: "public/offer",
	"offer-review": "public/offer-review",
	"appointment-alert": "public/appointment-alert",
	"confirm-form": "public/confirm-form",
	"open-days": "public/open-days",
	"open-house": "public/open-house",
	"rent-profile": "public/rent-profile",
	"my-rent-profile": "public/my-rent-profile",
	"purchase-costs": "public/purchase-costs",
	"buying-guide": "public/guide",
	"renting-guide": "public/guide",
	figures: "public/figures",
	references: "public/references",
	prices: "public/municipality-prices",
	rents: "public/municipality-prices",
};

/** Null for the desk, whose sections have their own table. */
function folderOf(key: PageKey): string | null {
	if (key === "desk") return null;
	return isTextPage(key) ? "public/text" : folders[key];
}

function routeFile(folder: string): string {
	return `routes/${folder}/route.tsx`;
}

/** React Router requires paths without leading or trailing slashes, and an id for each use of a file. */
function at(path: string, folder: string, id: string): RouteConfigEntry {
	return route(path.replace(/^\/|\/$/g, ""), routeFile(folder), { id });
}

const isOfPortal = (folder: string) => folder.startsWith("portal/");

function tablePages(language: Language, includes: (folder: string) => boolean): RouteConfigEntry[] {
	return pages.flatMap(({ key, localized }) => {
		const folder = folderOf(key);
		return folder === null || !includes(folder) ? [] : at(localized[language], folder, `${language}/${key}`);
	});
}

function pagesOf(language: Language): RouteConfigEntry[] {
	return [
		...tablePages(language, (folder) => !isOfPortal(folder)),
		...(["for-sale", "for-rent"] as const).flatMap((list) => [
			// Pages of a place, a type or both; also properties without a city, whose paths are as short.
			at(`${pagePath(list, language)}:first/`, "public/listings", `${language}/${list}/place-or-type`),
			at(`${pagePath(list, language)}:first/:second/`, "public/listings", `${language}/${list}/type-and-place`),
			at(`${pagePath(list, language)}*`, "public/property", `${language}/${list}/property`),
		]),
		at(`${pagePath("projects", language)}*`, "public/project", `${language}/project`),
		at(`/${language}/preview/property/:id/`, "public/preview", `${language}/preview`),
		at(previewPath("sale", language), "public/preview-list", `${language}/preview/for-sale`),
		at(previewPath("rent", language), "public/preview-list", `${language}/preview/for-rent`),
		at(`/${language}/preview/project/*`, "public/project", `${language}/preview/project`),
		...serviceSlugs.map((service) =>
			at(servicePath(service, language), "public/text", `${language}/service/${service}`),
		),
		at(`${agentsFolder(language)}:agent/`, "public/agent", `${language}/agent`),
		at(`${officesFolder(language)}:office/`, "public/office", `${language}/office`),
		at(`${pagePath("jobs", language)}:vacancy/`, "public/vacancy", `${language}/vacancy`),
		...formNames.map((form: FormName) => at(thanksPath(form, language), "public/thanks", `${language}/thanks/${form}`)),
	];
}

function portalOf(language: Language): RouteConfigEntry[] {
	return [
		...tablePages(language, isOfPortal),
		at(accountPath(language), "portal/owner/account", `${language}/owner/account`),
		at(`${pagePath("owner", language)}:id/`, "portal/owner/property", `${language}/owner/property`),
	];
}

/** Each section of the desk has one screen for its list and, with an id, one item. */
function deskOf(language: Language): RouteConfigEntry[] {
	const desk = pagePath("desk", language);
	const publicPages = Object.entries(deskPublicPages).map(([segment, folder]) =>
		at(`${desk}${segment}/`, folder, `${language}/desk/${segment}`),
	);
	const sections = deskSectionKeys.flatMap((key) => {
		const { segment, screen: folder, hasItems } = deskSection(key);
		const path = `${desk}${segment}/${hasItems ? ":id?/" : ""}`;
		return folder === null ? [] : at(path, folder, `${language}/desk/${key}`);
	});
	return [
		...publicPages,
		layout(routeFile("desk/layout"), { id: `${language}/desk/layout` }, [
			at(desk, "desk/start", `${language}/desk`),
			...sections,
			at(`${desk}person/:id/`, "desk/person", `${language}/desk/person`),
			at(`${desk}*`, "desk/not-found", `${language}/desk/not-found`),
		]),
	];
}

export default [
	// Outside the layout: embedded in a page.
	...languages.map((language) => at(mapEmbedPath(language), "map-embed", `${language}/map-embed`)),
	...languages.flatMap(deskOf),
	layout(routeFile("portal/layout"), { id: "portal" }, languages.flatMap(portalOf)),
	layout(routeFile("public/layout"), { id: "layout" }, [
		...languages.flatMap(pagesOf),
		route("property/:id", routeFile("public/no-listing"), { id: "no-property" }),
		route("project/:id", routeFile("public/no-listing"), { id: "no-project" }),
		route("dev/design", routeFile("public/design")),
		route("*", routeFile("public/not-found")),
	]),
] satisfies RouteConfig;
