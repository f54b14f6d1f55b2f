import { useId } from "react";
import { boundsOf } from "../../domain/localities/geo";
import type { MapListing } from "../../domain/map/messages";
import type { ListingCard } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Island } from "../../page/island";
import { CompareMap } from "./live/compare-map";

/** The compared properties on a map; nothing where none of them is on one. */
export function MapSection({ cards }: { cards: readonly ListingCard[] }) {
	const { t } = useTranslation("compare");
	const id = useId();
	const listings = cards.flatMap(listingOf);
	const fit = boundsOf(listings);
	if (!fit) return null;
	return (
		<details className="needs-script print-hidden mt-10 border-hairline border-y">
			<summary className="flex min-h-12 items-center font-medium" {...control("opens", id)}>
				{t("map")}
			</summary>
			<Island of={CompareMap} id={id} props={{ listings, fit }} />
		</details>
	);
}

function listingOf({ id, title, priceText, latitude, longitude, area, state }: ListingCard): MapListing[] {
	const point = latitude !== null && longitude !== null ? { latitude, longitude } : area;
	if (!point) return [];
	const ended = state === "sold" || state === "rented";
	return [
		{
			latitude: point.latitude,
			longitude: point.longitude,
			id,
			title,
			priceText,
			marquee: null,
			marqueeName: null,
			radius: area?.radius ?? null,
			ended,
		},
	];
}
