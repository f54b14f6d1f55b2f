import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { boundsOf, decodePolyline, encodePolyline } from "../../../domain/localities/geo";
import { emptyMap, type FromMap } from "../../../domain/map/messages";
import { mapEmbedPath } from "../../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { Button } from "../../../ui/button";
import { useMapEmbed } from "./use-map-embed";

type ChooserMapProps = {
	/** Of the municipalities that are chosen. */
	codes: readonly string[];
	/** An area that was drawn, as an encoded polyline. */
	polygon: string | null;
	/** Municipalities were pressed. */
	onLocalities: (codes: string[]) => void;
	onPolygon: (polygon: string | null) => void;
};

/** The map on which municipalities are pressed and an area is drawn; loaded when it is asked for. */
export function ChooserMap({ codes, polygon, onLocalities, onPolygon }: ChooserMapProps) {
	const { t } = useTranslation("map");
	const language = useLanguage();
	const [wanted, setWanted] = useState(false);
	const { embed, ready, post } = useMapEmbed(hear);
	const key = codes.join(" ");
	/** The map moves to the area that it opens with; one drawn on it is in view already. */
	const isFirst = useRef(true);
	/** Where the map stood on the screen when it was pressed. */
	const stoodAt = useRef<number | null>(null);

	function hear(message: FromMap) {
		if (message.type !== "localities" && message.type !== "shape") return;
		stoodAt.current = embed.current?.getBoundingClientRect().top ?? null;
		if (message.type === "localities") onLocalities(message.codes);
		else onPolygon(message.points && encodePolyline(message.points));
	}

	// What is chosen is listed above the map, which stays under the finger.
	useLayoutEffect(() => {
		if (stoodAt.current === null || !embed.current) return;
		const moved = embed.current.getBoundingClientRect().top - stoodAt.current;
		stoodAt.current = null;
		if (moved !== 0) scrollBy({ top: moved, behavior: "instant" });
	});

	useEffect(() => {
		if (ready) post({ type: "chosen", codes: key === "" ? [] : key.split(" ") });
	}, [ready, post, key]);

	useEffect(() => {
		if (!ready) return;
		const shape = polygon === null ? null : decodePolyline(polygon);
		const fit = shape && isFirst.current ? boundsOf(shape) : null;
		isFirst.current = false;
		post({ type: "show", ...emptyMap, fit, shape });
	}, [ready, post, polygon]);

	// The button that has the focus goes, and the map comes in its place.
	useEffect(() => {
		if (wanted) embed.current?.focus();
	}, [embed, wanted]);

	if (!wanted) {
		return (
			<Button variant="secondary" size="small" icon="map" onClick={() => setWanted(true)} className="mt-4">
				{t("chooser.showMap")}
			</Button>
		);
	}
	return (
		<iframe
			ref={embed}
			src={`${mapEmbedPath(language)}?view=localities`}
			title={t("chooser.map")}
			className="mt-4 h-112 max-h-[80vh] w-full rounded-picture border border-hairline bg-surface"
		/>
	);
}
