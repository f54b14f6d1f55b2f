import type { TFunction } from "i18next";
import type { Language } from "../../domain/language";
import type { ListingCard } from "../../domain/listing";
import { goalPage, pagePath } from "../../domain/paths";
import type { Crumb } from "../../ui/breadcrumb";

/** From the list to a home: by its town, or by its project where it was come to that way. */
export function propertyCrumbs(
	card: ListingCard,
	project: { name: string; path: string } | null,
	language: Language,
	t: TFunction,
): Crumb[] {
	if (project) {
		return [
			{ label: t("listing:list.title.projects"), to: pagePath("/Projects/", language) },
			{ label: project.name, to: project.path },
			{ label: card.title },
		];
	}
	const list = pagePath(goalPage(card.goal), language);
	const town = card.city ? [{ label: card.city, to: `${list}?city=${encodeURIComponent(card.city)}` }] : [];
	return [{ label: t(`listing:list.title.${card.goal}`), to: list }, ...town, { label: card.title }];
}
