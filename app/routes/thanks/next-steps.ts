import type { Language } from "../../domain/language";
import { type FormName, type PageKey, pagePath, servicePath } from "../../domain/pages/paths";

type Step = { label: string; to: (language: Language) => string };

function page(key: PageKey, label: string): Step {
	return { label, to: (language) => pagePath(key, language) };
}

const favourites = page("/favourites/", "common:frame.favourites");
const forSale = page("/for-sale/", "common:menu.forSale");
const forRent = page("/for-rent/", "common:menu.forRent");
const projects = page("/Projects/", "common:menu.projects");
const savedSearch = page("/demand-register/", "common:menu.keepInformed");
const services = page("/Onze-diensten/", "common:menu.services");
const about = page("/Over-ons/", "common:menu.about");
const login = page("/login/", "common:frame.login");
const rentProfile = page("/rent-profile/", "common:menu.rentProfile");
const selling: Step = {
	label: "home:services.items.verkoop-begeleiding.title",
	to: (language) => servicePath("verkoop-begeleiding", language),
};
const buying: Step = {
	label: "home:services.items.aankoop-begeleiding.title",
	to: (language) => servicePath("aankoop-begeleiding", language),
};

/** What somebody who has sent a form may want to do next. Labels are keys with their namespace. */
export const nextSteps: Readonly<Record<FormName, readonly Step[]>> = {
	"site-contact": [forSale, forRent, services],
	"contact-me": [favourites, buying, savedSearch],
	"contact-visit": [favourites, buying, savedSearch],
	"contact-appointment": [favourites, buying, savedSearch],
	"appointment-alert": [favourites, forSale, forRent],
	"contact-construction": [projects, buying, favourites],
	"contact-demand": [selling, about, services],
	"demand-register": [forSale, forRent, projects],
	"send-to-friend": [favourites, forSale, savedSearch],
	"sign-newsletter": [forSale, forRent, projects],
	testimonial: [about, services],
	"request-documents": [favourites, buying, savedSearch],
	offer: [buying, favourites],
	"rent-application": [forRent, favourites, rentProfile],
	"job-contact": [about, services],
	"forgot-password": [login],
	unsubscribe: [forSale, forRent],
	"testing-testing": [forSale, forRent],
};

/** Forms after which nobody looks for a property. */
export const withoutProperties: readonly FormName[] = ["job-contact", "forgot-password", "unsubscribe", "testimonial"];
