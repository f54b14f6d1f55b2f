import type { Language } from "../../../domain/language";
import { pagePath } from "../../../domain/pages/paths";
import type { ListingCard } from "../../../domain/property/listing";
import { useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { Button } from "../../../ui/button";
import { FoundProperties } from "./found-properties";

type SharedFavouritesProps = { ids: readonly number[]; properties: readonly ListingCard[]; language: Language };

/** A list from a shared link; the visitor can save it. */
export function SharedFavourites({ ids, properties, language }: SharedFavouritesProps) {
	const { t } = useTranslation("common");
	const keep = { ids: properties.map(({ id }) => id), list: pagePath("/favourites/", language) };
	return (
		<>
			<div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
				<h2 className="max-w-measure text-2xl">{t("favourites.shared")}</h2>
				{properties.length > 0 && (
					<Button icon="heart" {...control("keep-all", keep)} className="needs-script">
						{t("favourites.keepShared")}
					</Button>
				)}
			</div>
			<div className="mt-12">
				<FoundProperties properties={properties} ids={ids} />
			</div>
		</>
	);
}
