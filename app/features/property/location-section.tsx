import type { Point } from "../../domain/localities/geo";
import type { ListingArea } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";
import { Island } from "../../page/island";
import { AroundProperty, type AroundSubject } from "../map/live/around-property";
import { PropertyLocation } from "../map/property-location";
import type { PropertyPageData } from "./load/page-data";
import { Section } from "./section";
import { StreetView } from "./street-view";

type LocationSectionProps = Pick<PropertyPageData, "addressLines" | "isAddressHidden" | "poster" | "streetViewKey"> & {
	title: string;
	/** Location from the listing's card: a point, or an approximate area. */
	at: { latitude: number | null; longitude: number | null; area: ListingArea | null };
	/** Property or project whose surroundings are shown; only for a public address. */
	around: AroundSubject;
};

/** Location section, as precise as the agency publishes it. */
export function LocationSection(props: LocationSectionProps) {
	const { title, addressLines, isAddressHidden, at, poster, around, streetViewKey } = props;
	const { t } = useTranslation("property");
	const point: Point | null =
		at.latitude === null || at.longitude === null ? null : { latitude: at.latitude, longitude: at.longitude };
	const middle = point ?? at.area;
	if (addressLines.length === 0 && !middle) return null;
	return (
		<Section id="location" title={t("location.title")}>
			<address className="not-italic tablet:text-lg">
				{addressLines.map((line) => (
					<span key={line} className="address-line">
						{line}
					</span>
				))}
			</address>
			{isAddressHidden && !middle && <p className="mt-3 max-w-measure text-quiet">{t("location.unknown")}</p>}
			{middle && poster && (
				<div className="mt-6">
					<PropertyLocation
						title={title}
						middle={middle}
						radius={point ? null : (at.area?.radius ?? null)}
						poster={poster}
					/>
					{point && <Island of={AroundProperty} props={{ what: around }} />}
					{point && streetViewKey && <StreetView title={title} point={point} apiKey={streetViewKey} />}
				</div>
			)}
		</Section>
	);
}
