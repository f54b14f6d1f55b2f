import type { Point } from "../../domain/localities/geo";
import { useTranslation } from "../../i18n/texts";
import { Island } from "../../page/island";
import { TextLink } from "../../ui/link";
import { PropertyMap } from "./live/property-map";
import { directions, outsideMap, panorama } from "./outside-maps";
import { MapPoster } from "./poster/map-poster";
import type { MapPosterData } from "./poster/map-poster-data";

type LocatedProps = {
	title: string;
	middle: Point;
	/** Radius in metres of the circle that hides the address; null for an exact address. */
	radius: number | null;
	poster: MapPosterData;
};

/**
 * Location on a server-rendered drawing, which the interactive map later covers. A hidden address has no directions
 * link.
 */
export function PropertyLocation({ title, middle, radius, poster }: LocatedProps) {
	const { t } = useTranslation("map");
	const isExact = radius === null;
	const { latitude, longitude } = middle;
	return (
		<>
			<div className="map-stage h-72 max-h-[70vh] tablet:h-96">
				<MapPoster poster={poster} title={t("home.title", { title })} />
				<Island of={PropertyMap} props={{ title, middle: { latitude, longitude }, radius }} />
			</div>
			{!isExact && <p className="mt-3 text-quiet text-sm">{t("home.around")}</p>}
			<ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 print-hidden max-tablet:mt-1 max-tablet:gap-y-0 max-tablet:*:flex max-tablet:*:min-h-11 max-tablet:*:items-stretch">
				<li>
					<TextLink to={outsideMap(middle, isExact)} icon="map" newWindow>
						{t("home.outside")}
					</TextLink>
				</li>
				{isExact && (
					<>
						<li>
							<TextLink to={directions(middle)} icon="map-pin" newWindow>
								{t("home.directions")}
							</TextLink>
						</li>
						<li>
							<TextLink to={panorama(middle)} icon="view" newWindow>
								{t("home.street")}
							</TextLink>
						</li>
					</>
				)}
			</ul>
		</>
	);
}
