import type { Point } from "../../domain/localities/geo";
import type { ListingArea } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";
import { islandOnSight } from "../../ui/islands/island";
import type { AroundWhat } from "../map/around-property";
import type { MapPosterData } from "../map/poster/map-poster-data";
import { Section } from "./section";

const PropertyMap = islandOnSight("location", async () => (await import("../map/property-map")).PropertyMap);

type LocationSectionProps = {
	title: string;
	addressLines: readonly string[];
	isAddressHidden: boolean;
	/** Of the listing's card: where it is, or roughly is. */
	at: { latitude: number | null; longitude: number | null; area: ListingArea | null };
	poster: MapPosterData | null;
	/** Its surroundings are shown where the address is public. */
	around: AroundWhat;
	streetViewKey: string | null;
};

/** The location, as far as the agency publishes it. */
export function LocationSection({
	title,
	addressLines,
	isAddressHidden,
	at,
	poster,
	around,
	streetViewKey,
}: LocationSectionProps) {
	const { t } = useTranslation("property");
	const point: Point | null =
		at.latitude === null || at.longitude === null ? null : { latitude: at.latitude, longitude: at.longitude };
	const isOnMap = point !== null || at.area !== null;
	if (addressLines.length === 0 && !isOnMap) return null;
	return (
		<Section id="location" title={t("location.title")}>
			<address className="not-italic tablet:text-lg">
				{addressLines.map((line) => (
					<span key={line} className="address-line">
						{line}
					</span>
				))}
			</address>
			{isAddressHidden && !isOnMap && <p className="mt-3 max-w-measure text-quiet">{t("location.unknown")}</p>}
			{isOnMap && (
				<div className="mt-6">
					<PropertyMap
						title={title}
						point={point}
						area={at.area}
						poster={poster}
						around={around}
						streetViewKey={streetViewKey}
					/>
				</div>
			)}
		</Section>
	);
}
