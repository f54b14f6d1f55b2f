import { useNavigate } from "react-router";
import type { Language } from "../../../domain/language";
import { pagePath } from "../../../domain/pages/paths";
import type { ListingCard } from "../../../domain/property/listing";
import { favourites } from "../../../features/favourites/favourites";
import { MAIN_ID } from "../../../features/layout/skip-link";
import { useTranslation } from "../../../i18n/texts";
import { Button } from "../../../ui/button";
import { showToast } from "../../../ui/toast";
import { FoundProperties } from "./found-properties";

type SharedFavouritesProps = { ids: readonly number[]; properties: readonly ListingCard[]; language: Language };

/** A list from a shared link; the visitor can save it. */
export function SharedFavourites({ ids, properties, language }: SharedFavouritesProps) {
	const { t } = useTranslation("common");
	const navigate = useNavigate();

	function keep() {
		// Each is added at the front, so in reverse order.
		for (const property of properties.toReversed()) favourites.add(property.id);
		showToast(t("favourites.saved"));
		void navigate(pagePath("/favourites/", language));
		// The button that was pressed is gone with the shared list.
		document.getElementById(MAIN_ID)?.focus();
	}

	return (
		<>
			<div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
				<h2 className="max-w-measure text-2xl">{t("favourites.shared")}</h2>
				{properties.length > 0 && (
					<Button icon="heart" onClick={keep} className="needs-script">
						{t("favourites.keepShared")}
					</Button>
				)}
			</div>
			<div className="mt-12">
				<FoundProperties properties={properties} missing={ids.length - properties.length} compares />
			</div>
		</>
	);
}
