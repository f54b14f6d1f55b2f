import { type APIRequestContext, expect } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { accountPath, ownedPropertyPath } from "../../app/domain/accounts/portal-paths";
import { bundledBrand } from "../../app/domain/agency/brand";
import { vacancies, vacancyPath } from "../../app/domain/agency/vacancies";
import { amountInWords } from "../../app/domain/amount-words/amount-words";
import { formNames } from "../../app/domain/forms/form-names";
import { type Language, languages } from "../../app/domain/language";
import { agentPath } from "../../app/domain/pages/agent-paths";
import { officePath } from "../../app/domain/pages/office-paths";
import { pages } from "../../app/domain/pages/page-table";
import { mapEmbedPath, pagePath, servicePath, thanksPath } from "../../app/domain/pages/paths";
import { pricePages } from "../../app/domain/pages/price-paths";
import { serviceSlugs } from "../../app/domain/pages/service-segments";
import routes from "../../app/routes";

/** Demo properties and projects by feature. Other tests do not book viewings of the bookable one. */
const property = {
	sale: 4101,
	hidden: 4103,
	unit: 4104,
	sold: 4147,
	bare: 4153,
	rent: 4102,
	let: 4203,
	bookable: 4113,
	withOpenHouse: 4122,
};
const project = { withUnits: 5, finished: 7 };
const nowhere = 999_999;

const person = { title: "ms", firstName: "Jo", lastName: "Demo", phone: "0470 00 00 01" };

/** Addresses of pages about an earlier submission. */
type Links = { appointment: string; savedSearch: string; profile: string; password: string };

const ownersRoutes: ReadonlySet<string> = new Set(["owner", "owner/account", "owner/property"]);

/**
 * Routes that repeat another route's screen with other words. Two thank-you pages, with and without listings, represent
 * all.
 */
const isLikeAnother = (name: string) =>
	["disclaimer", "rents", "service/verkoop-begeleiding", "service/renovatie-begeleiding"].includes(name) ||
	(name.startsWith("thanks/") && !["thanks/site-contact", "thanks/forgot-password"].includes(name));
/** Routes whose further screens repeat the first with other words. */
const areLikeTheirFirst: ReadonlySet<string> = new Set(["office", "vacancy"]);

type Addresses = (language: Language, links: Links) => readonly string[];

function formsAbout(language: Language): string[] {
	const contact = pagePath("contact", language);
	return [
		...["contact-me", "contact-visit", "send-to-friend", "request-documents"].map(
			(form) => `${contact}?property=${property.sale}&form=${form}`,
		),
		`${contact}?property=${property.rent}&form=contact-visit`,
		`${contact}?project=${project.finished}&form=contact-construction`,
	];
}

/** URL segments of landing pages. */
const landing = {
	place: { nl: "gent", fr: "gand", en: "ghent", de: "gent" },
	houses: { nl: "huizen", fr: "maisons", en: "houses", de: "haeuser" },
	flats: { nl: "appartementen", fr: "appartements", en: "apartments", de: "wohnungen" },
} as const;

/** Addresses of each route, by route name without language. */
const addresses: Readonly<Record<string, Addresses>> = {
	// Defaults; entries below override those with more addresses.
	...Object.fromEntries(
		pages
			.filter(({ key }) => key !== "desk")
			.map(({ key, localized }) => [key, (language: Language) => [localized[language]]]),
	),
	"for-sale": (language) => {
		const list = pagePath("for-sale", language);
		return [list, `${list}?page=2&sort=price-asc`, `${list}?zip=9000&minBedrooms=2`, `${list}?minPrice=90000000`];
	},
	"for-sale/place-or-type": (language) => [`${pagePath("for-sale", language)}${landing.place[language]}/`],
	"for-sale/type-and-place": (language) => [
		`${pagePath("for-sale", language)}${landing.houses[language]}/${landing.place[language]}/`,
	],
	"for-rent/place-or-type": (language) => [`${pagePath("for-rent", language)}${landing.flats[language]}/`],
	"for-rent/type-and-place": (language) => [
		`${pagePath("for-rent", language)}${landing.flats[language]}/${landing.place[language]}/`,
	],
	vacancy: (language) => vacancies.map((vacancy) => vacancyPath(vacancy, language)),
	agent: (language) => [agentPath("Bram Voorbeeld", language)],
	"open-house": (language) => [`${pagePath("open-house", language)}?openHouse=open-${property.withOpenHouse}`],
	contact: (language) => [pagePath("contact", language), ...formsAbout(language)],
	"save-search": (language) => [
		pagePath("save-search", language),
		`${pagePath("save-search", language)}?goal=sale&zip=9000&maxPrice=400000`,
	],
	"search-alert": (language) => [
		`${pagePath("search-alert", language)}?goal=sale&city=Gent&radius=10&minBedrooms=3&elevator=1&epc=a`,
		`${pagePath("search-alert", language)}?goal=rent`,
	],
	unsubscribe: (language) => [
		pagePath("unsubscribe", language),
		`${pagePath("unsubscribe", language)}?token=none`,
		`${pagePath("unsubscribe", language)}?status=done`,
	],
	"saved-search": (language, links) => [links.savedSearch, `${pagePath("saved-search", language)}?token=none`],
	offer: (language) => [`${pagePath("offer", language)}?property=${property.sale}`],
	"book-appointment": (language) => [
		`${pagePath("book-appointment", language)}?property=${property.sale}`,
		`${pagePath("book-appointment", language)}?property=${property.hidden}`,
	],
	appointment: (language, links) => [links.appointment, `${pagePath("appointment", language)}?token=none`],
	"appointment-alert": (language) => [
		`${pagePath("appointment-alert", language)}?token=none`,
		`${pagePath("appointment-alert", language)}?status=gone`,
	],
	"confirm-form": (language) => [
		pagePath("confirm-form", language),
		`${pagePath("confirm-form", language)}?token=none`,
		`${pagePath("confirm-form", language)}?status=gone`,
	],
	"rent-profile": (language) => [
		pagePath("rent-profile", language),
		`${pagePath("rent-profile", language)}?property=${property.rent}`,
	],
	"my-rent-profile": (language, links) => [
		links.profile,
		`${links.profile}&change=1`,
		`${pagePath("my-rent-profile", language)}?token=none`,
	],
	favourites: (language) => [
		pagePath("favourites", language),
		`${pagePath("favourites", language)}?ids=${property.sale},${property.rent},${nowhere}`,
	],
	compare: (language) => [
		`${pagePath("compare", language)}?ids=${property.sale},${property.rent},${property.hidden}&from=Gent`,
		pagePath("compare", language),
	],
	"choose-password": (language, links) => [links.password, pagePath("choose-password", language)],
	"owner/account": (language) => [accountPath(language)],
	"owner/property": (language) => [ownedPropertyPath(property.sale, language), ownedPropertyPath(nowhere, language)],
	"for-sale/property": (language) =>
		[property.sale, property.hidden, property.sold, property.bare].map(
			(id) => `${pagePath("for-sale", language)}x/x/${id}/`,
		),
	"for-rent/property": (language) =>
		[property.rent, property.let].map((id) => `${pagePath("for-rent", language)}x/x/${id}/`),
	project: (language) => [
		`${pagePath("projects", language)}x/x/${project.withUnits}/`,
		`${pagePath("projects", language)}x/x/${project.finished}/`,
		`${pagePath("projects", language)}x/x/${project.withUnits}/x/${property.unit}/`,
	],
	preview: (language) => [`/${language}/preview/property/${property.sale}/`],
	"preview/for-sale": (language) => [`/${language}/preview/for-sale/`],
	"preview/for-rent": (language) => [`/${language}/preview/for-rent/`],
	"preview/project": (language) => [`/${language}/preview/project/${project.withUnits}/`],
	"map-embed": (language) => [mapEmbedPath(language), `${mapEmbedPath(language)}?view=localities`],
	...Object.fromEntries(
		serviceSlugs.map((service) => [`service/${service}`, (language: Language) => [servicePath(service, language)]]),
	),
	...Object.fromEntries(
		Object.values(pricePages).map((page) => [
			page,
			(language: Language) => [pagePath(page, language), `${pagePath(page, language)}?sort=-price`],
		]),
	),
	office: (language) => bundledBrand.offices.map((office) => officePath(office, language)),
	...Object.fromEntries(
		formNames.map((form) => [`thanks/${form}`, (language: Language) => [thanksPath(form, language)]]),
	),
	// These two have no language prefix.
	"no-property": () => [`/property/${nowhere}/`],
	"no-project": () => [`/project/${nowhere}/`],
	"routes/public/not-found/route": (language) => [`/${language}/nergens/`],
	// In one language only, and only in local development.
	"routes/public/design/route": (language) => (language === "en" ? ["/dev/design"] : []),
};

/** A route: its name without language, and its file. */
type Use = { name: string; file: string };

/** Routes that show a screen. */
export function usedRoutes(entries: readonly RouteConfigEntry[] = routes): Use[] {
	const startsWithLanguage = new RegExp(`^(?:${languages.join("|")})/`);
	const uses = entries.flatMap((entry): Use[] => {
		if (entry.children) return usedRoutes(entry.children);
		const id = entry.id ?? entry.file.replace(/\.tsx$/, "");
		return [{ name: id.replace(startsWithLanguage, ""), file: entry.file }];
	});
	return [...new Map(uses.map((use) => [use.name, use])).values()];
}

export const knownRoutes = Object.keys(addresses);

export type Screen = {
	address: string;
	/** Requires a signed-in owner. */
	isOwners: boolean;
	/** First screen of its route file; further ones have the same structure. */
	isFirst: boolean;
	/** Repeats another screen of its file with other words. */
	hasOtherWords: boolean;
};

/**
 * Visits every screen in a language. First sends the submissions that some screens are about; cancels the booking
 * afterwards.
 */
export async function viewingScreens(
	language: Language,
	request: APIRequestContext,
	viewing: (screen: Screen, index: number) => Promise<void>,
): Promise<void> {
	const links = await sendAll(language, request);
	const screens = screensOf(language, links);
	for (const [index, screen] of screens.entries()) await viewing(screen, index);
	const token = new URL(links.appointment, "http://localhost").searchParams.get("token") ?? "";
	await request.post("/api/appointments/cancel", { form: { token } });
}

function screensOf(language: Language, links: Links): Screen[] {
	const seen = new Set<string>();
	return usedRoutes().flatMap(({ name, file }) =>
		(addresses[name]?.(language, links) ?? []).map((address, place) => {
			const isFirst = !seen.has(file);
			seen.add(file);
			const hasOtherWords = isLikeAnother(name) || (areLikeTheirFirst.has(name) && place > 0);
			return { address, isOwners: ownersRoutes.has(name), isFirst, hasOtherWords };
		}),
	);
}

/** Sends a booking, a registration, an application and an offer; returns the links from the emails. */
async function sendAll(lang: Language, request: APIRequestContext): Promise<Links> {
	const email = `${crypto.randomUUID()}@example.com`;
	const send = async (address: string, fields: Record<string, unknown>) => {
		const data = { ...person, email, lang, captcha: "right", ...fields };
		const answer = await request.post(address, { data, headers: { accept: "application/json" } });
		expect([address, answer.status()]).toEqual([address, 201]);
	};
	const { slots } = (await (await request.get(`/api/appointments?property=${property.bookable}`)).json()) as {
		slots: { id: string; free: number }[];
	};
	// Each language has its own slots, because several of these tests run concurrently.
	const own = slots.filter((_, place) => place % languages.length === languages.indexOf(lang));
	const slotId = own.find(({ free }) => free > 0)?.id;
	await send("/api/forms/contact-appointment", { propertyId: property.bookable, slotId });
	await send("/api/forms/demand-register", { goal: "sale", propertyTypes: [11], zips: ["9000"] });
	await send("/api/forms/rent-application", { adults: 2, moveDate: "2098-02-01" });
	await send("/api/forms/offer/review", {
		propertyId: property.sale,
		personA: { ...person, email, address: "Voorbeeldstraat 1, 9000 Gent" },
		amount: 385_500,
		amountInWords: amountInWords(385_500, lang),
		startDate: "2098-02-01",
		endDate: "2098-02-15",
		place: "Gent",
		signDate: "2026-11-01",
	});
	const invitation = await request.post("/dev/owners/owner902/invitation");
	const { link } = (await invitation.json()) as { link: string };
	const linkTo = await emailsTo(email, request);
	return {
		appointment: linkTo(pagePath("appointment", lang)),
		savedSearch: linkTo(pagePath("saved-search", lang)),
		profile: linkTo(pagePath("my-rent-profile", lang)),
		password: `${pagePath("choose-password", lang)}${new URL(link).search}`,
	};
}

/** Returns a function that finds the link with a token to a page in a person's emails. */
async function emailsTo(email: string, request: APIRequestContext): Promise<(page: string) => string> {
	const emails = (await (await request.get("/dev/mailbox.json")).json()) as { to: string; text: string }[];
	const texts = emails.filter(({ to }) => to === email).map(({ text }) => text);
	return (page) => {
		const found = new RegExp(`https?://[^/\\s]+(${page}\\?token=[\\w.~-]+)`).exec(texts.join("\n"))?.[1];
		if (!found) throw new Error(`no letter leads to ${page}`);
		return found;
	};
}
