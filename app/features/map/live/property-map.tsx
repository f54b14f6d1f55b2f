import { useEffect } from "react";
import { circleAround } from "../../../domain/localities/circle";
import { type Box, boundsOf, type Point } from "../../../domain/localities/geo";
import { emptyMap } from "../../../domain/map/messages";
import { mapEmbedPath } from "../../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { live } from "../../../page/live";
import { useHydrated } from "../../../ui/live/use-hydrated";
import { boxHash, useMapEmbed } from "./use-map-embed";

type PropertyMapProps = {
	/** Title of the property, for the map's accessible name. */
	title: string;
	/** Location of the property, or the centre of the circle that hides its address. */
	middle: Point;
	/** Radius of that circle in metres; null for an exact location. */
	radius: number | null;
};

const facts = { texts: ["common", "map"], wake: "sight" } as const;

/** Radius in metres of the surroundings shown around a marker. */
const SURROUNDINGS_METRES = 600;

function around(point: Point): Box | null {
	return boundsOf(circleAround(point, SURROUNDINGS_METRES));
}

/** Interactive map of a property: a marker, or the circle of a hidden address. */
export const PropertyMap = live(
	"property-map",
	facts,
	function PropertyMap({ title, middle, radius }: PropertyMapProps) {
		const { t } = useTranslation("map");
		const language = useLanguage();
		const { embed, ready, post } = useMapEmbed(() => {});
		const { latitude, longitude } = middle;
		const isAlive = useHydrated();

		useEffect(() => {
			if (!ready) return;
			const marker = { latitude, longitude, label: title, radius };
			post({ type: "show", ...emptyMap, marker, fit: around(marker) });
		}, [ready, post, latitude, longitude, title, radius]);

		if (!isAlive) return null;
		return (
			<iframe
				ref={embed}
				src={`${mapEmbedPath(language)}?view=plain${boxHash(around(middle))}`}
				title={t("home.title", { title })}
				className="map-living"
			/>
		);
	},
);
