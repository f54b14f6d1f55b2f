import { useEffect, useState } from "react";
import { type Box, boundsOf } from "../../domain/localities/geo";
import type { MapListing } from "../../domain/map/messages";
import { mapEmbedPath } from "../../domain/pages/paths";
import type { ListingCard } from "../../domain/property/listing";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { useMapEmbed } from "../map/use-map-embed";

/** The compared properties on a map, drawn when it is opened. */
export function CompareMap({ cards }: { cards: readonly ListingCard[] }) {
	const { t } = useTranslation("compare");
	const [isOpen, setOpen] = useState(false);
	const listings = cards.flatMap(listingOf);
	const fit = boundsOf(listings);
	if (!fit) return null;
	return (
		<details
			className="needs-script print-hidden mt-10 border-hairline border-y"
			onToggle={(event) => setOpen(event.currentTarget.open)}
		>
			<summary className="flex min-h-12 items-center font-medium">{t("map")}</summary>
			{isOpen && <OpenMap listings={listings} fit={fit} />}
		</details>
	);
}

function OpenMap({ listings, fit }: { listings: readonly MapListing[]; fit: Box }) {
	const { t } = useTranslation("compare");
	const { embed, ready, post } = useMapEmbed(() => {});
	const language = useLanguage();

	useEffect(() => {
		if (!ready) return;
		post({
			type: "show",
			properties: [...listings],
			groups: [],
			mapType: "streets",
			info: null,
			marker: null,
			marqueeIgnore: [],
			fit,
			shape: null,
		});
	}, [ready, post, listings, fit]);

	return (
		<iframe
			ref={embed}
			src={`${mapEmbedPath(language)}?view=home#box=${fit.west},${fit.south},${fit.east},${fit.north}`}
			title={t("mapTitle")}
			className="mb-6 h-96 max-h-[70vh] w-full rounded-picture border border-hairline"
		/>
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
