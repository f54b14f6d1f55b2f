import type { Texts } from "i18next";
import type { NextStep } from "../../../domain/forms/definition";
import type { Language } from "../../../domain/language";
import type { PageKey } from "../../../domain/pages/page-table";
import { pagePath, servicePath } from "../../../domain/pages/paths";
import type { MenuLabel } from "../../../features/layout/menu";

/** Keys with their namespace. */
type StepLabel = `common:${MenuLabel}` | `home:services.items.${keyof Texts["home"]["services"]["items"]}.title`;

type Step = { label: StepLabel; to: (language: Language) => string };

function page(key: PageKey, label: StepLabel): Step {
	return { label, to: (language) => pagePath(key, language) };
}

/** Where each step leads. */
export const nextSteps: Readonly<Record<NextStep, Step>> = {
	favourites: page("/favourites/", "common:frame.favourites"),
	"for-sale": page("/for-sale/", "common:menu.forSale"),
	"for-rent": page("/for-rent/", "common:menu.forRent"),
	projects: page("/Projects/", "common:menu.projects"),
	"saved-search": page("/demand-register/", "common:menu.keepInformed"),
	services: page("/Onze-diensten/", "common:menu.services"),
	about: page("/Over-ons/", "common:menu.about"),
	login: page("/login/", "common:frame.login"),
	"rent-profile": page("/rent-profile/", "common:menu.rentProfile"),
	selling: {
		label: "home:services.items.verkoop-begeleiding.title",
		to: (language) => servicePath("verkoop-begeleiding", language),
	},
	buying: {
		label: "home:services.items.aankoop-begeleiding.title",
		to: (language) => servicePath("aankoop-begeleiding", language),
	},
};
