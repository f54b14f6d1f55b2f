import { useTranslation } from "react-i18next";
import type { ListingCard } from "../../domain/listing";
import { ListingCardView } from "../../features/listing/listing-card";
import { CardGrid } from "../../ui/card";

/** The homes of a list, and how many of it are not on the site any more. */
export function FoundHomes({ homes, missing }: { homes: readonly ListingCard[]; missing: number }) {
	const { t } = useTranslation("common");
	return (
		<>
			<CardGrid>
				{homes.map((home) => (
					<li key={home.id}>
						<ListingCardView card={home} />
					</li>
				))}
			</CardGrid>
			{missing > 0 && <p className="mt-12 text-quiet">{t("favourites.gone", { count: missing })}</p>}
		</>
	);
}
