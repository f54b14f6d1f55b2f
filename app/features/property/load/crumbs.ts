import type { TFunction } from "i18next";
import { landingPath } from "../../../domain/landing/landing";
import { placeOfCity } from "../../../domain/landing/places";
import type { Language } from "../../../domain/language";
import { goalPage } from "../../../domain/pages/listing-paths";
import { pagePath } from "../../../domain/pages/paths";
import type { ListingCard } from "../../../domain/property/listing";
import type { Crumb } from "../../../ui/breadcrumb";

/** The page of a city that is a municipality; the list of any other's properties. */
function placeAddress({ goal }: ListingCard, city: string, language: Language): string {
	const place = placeOfCity(city);
	if (place) return landingPath({ goal, type: null, place }, language);
	return `${pagePath(goalPage(goal), language)}?city=${encodeURIComponent(city.toWellFormed())}`;
}

/** From the list to a property: by its city, or by its project for an address under the project. */
export function propertyCrumbs(
	card: ListingCard,
	project: { name: string; path: string } | null,
	language: Language,
	t: TFunction<"property">,
): Crumb[] {
	if (project) {
		return [
			{ label: t("listing:list.title.projects"), to: pagePath("/Projects/", language) },
			{ label: project.name, to: project.path },
			{ label: card.title, lang: card.titleLanguage },
		];
	}
	const list = pagePath(goalPage(card.goal), language);
	const locality = card.city ? [{ label: card.city, to: placeAddress(card, card.city, language) }] : [];
	return [
		{ label: t(`listing:list.title.${card.goal}`), to: list },
		...locality,
		{ label: card.title, lang: card.titleLanguage },
	];
}
