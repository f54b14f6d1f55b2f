import { useTranslation } from "react-i18next";
import { goalPage, pagePath } from "../../domain/paths";
import { ButtonLink } from "../../ui/button";
import { useLanguage } from "../frame/site-data";
import type { PlaceOnMap, PropertyPageData } from "./page-data";
import { Section } from "./section";

/** Half the side of the part of the map that is shown, in degrees: about a kilometre. */
const AROUND = { latitude: 0.009, longitude: 0.014 };

/** Where it is, as far as the agency tells, and the ways to look at the place. */
export function LocationSection({ page }: { page: PropertyPageData }) {
	const { t } = useTranslation("property");
	const language = useLanguage();
	const { addressLines, isAddressHidden, place, card } = page;
	if (addressLines.length === 0 && !place) return null;
	return (
		<Section id="location" title={t("location.title")} screenOnly>
			<address className="text-lg not-italic">
				{addressLines.map((line) => (
					<span key={line} className="block">
						{line}
					</span>
				))}
			</address>
			{isAddressHidden && (
				<p className="mt-3 max-w-measure text-quiet">
					{place?.radius ? t("location.hidden", { radius: place.radius }) : t("location.unknown")}
				</p>
			)}
			{place && (
				<p className="mt-6 flex flex-wrap gap-3">
					<ButtonLink
						to={`${pagePath(goalPage(card.goal), language)}?view=map&bbox=${boxAround(place)}`}
						variant="secondary"
						icon="map"
						rel="nofollow"
					>
						{t("location.map")}
					</ButtonLink>
					{place.radius === null && (
						<ButtonLink to={streetViewOf(place)} variant="quiet" icon="eye" newWindow>
							{t("location.streetView")}
						</ButtonLink>
					)}
				</p>
			)}
		</Section>
	);
}

/** The part of the map around a place, as the search's `bbox` wants it: west, south, east, north. */
function boxAround({ latitude, longitude }: PlaceOnMap): string {
	return [
		longitude - AROUND.longitude,
		latitude - AROUND.latitude,
		longitude + AROUND.longitude,
		latitude + AROUND.latitude,
	]
		.map((degrees) => degrees.toFixed(4))
		.join(",");
}

function streetViewOf({ latitude, longitude }: PlaceOnMap): string {
	return `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${latitude}%2C${longitude}`;
}
