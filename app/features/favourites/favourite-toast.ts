import type { TFunction } from "i18next";
import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { showToast } from "../../ui/toast";
import { favourites } from "./favourites";

/** Confirms that a property became a favourite, or ceased to be one, and offers to take it back. */
export function confirmFavourite(id: number, isKept: boolean, t: TFunction<"common">, language: Language) {
	const undo = {
		label: t("favourites.undo"),
		run: () => (isKept ? favourites.remove(id) : favourites.add(id)),
	};
	const view = { label: t("favourites.view"), to: pagePath("/favourites/", language) };
	if (isKept && !favourites.isStored()) showToast(t("favourites.notKept"), [undo]);
	else if (isKept) showToast(t("favourites.savedCount", { count: favourites.read().length }), [view, undo]);
	else showToast(t("favourites.removed"), [undo]);
}
