import type { Texts } from "i18next";
import type { NextStep } from "../../../domain/forms/definition";
import type { Language } from "../../../domain/language";
import { type MenuPage, pageName } from "../../../domain/pages/page-table";
import { pagePath, servicePath } from "../../../domain/pages/paths";

/** Keys with their namespace. */
type StepLabel =
	| `common:${ReturnType<typeof pageName>}`
	| `home:services.items.${keyof Texts["home"]["services"]["items"]}.title`;

type Step = { label: StepLabel; to: (language: Language) => string };

function page(key: MenuPage): Step {
	return { label: `common:${pageName(key)}`, to: (language) => pagePath(key, language) };
}

/** Where each step leads. */
export const nextSteps: Readonly<Record<NextStep, Step>> = {
	favourites: page("/favourites/"),
	"for-sale": page("/for-sale/"),
	"for-rent": page("/for-rent/"),
	projects: page("/Projects/"),
	"saved-search": page("/demand-register/"),
	services: page("/Onze-diensten/"),
	about: page("/Over-ons/"),
	login: page("/login/"),
	"rent-profile": page("/rent-profile/"),
	selling: {
		label: "home:services.items.verkoop-begeleiding.title",
		to: (language) => servicePath("verkoop-begeleiding", language),
	},
	buying: {
		label: "home:services.items.aankoop-begeleiding.title",
		to: (language) => servicePath("aankoop-begeleiding", language),
	},
};
