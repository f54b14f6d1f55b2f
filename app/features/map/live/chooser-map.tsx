import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { boundsOf, decodePolyline, encodePolyline } from "../../../domain/localities/geo";
import { emptyMap, type FromMap } from "../../../domain/map/messages";
import { mapEmbedPath } from "../../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { Button } from "../../../ui/button";
import { useMapEmbed } from "./use-map-embed";

type ChooserMapProps = {
	/** Codes of the chosen municipalities. */
	codes: readonly string[];
	/** Drawn area as an encoded polyline. */
	polygon: string | null;
	/** Called with the codes of the pressed municipalities. */
	onLocalities: (codes: string[]) => void;
	onPolygon: (polygon: string | null) => void;
};

/** Map for choosing municipalities and drawing an area; loaded on demand. */
export function ChooserMap({ codes, polygon, onLocalities, onPolygon }: ChooserMapProps) {
	const { t } = useTranslation("map");
	const language = useLanguage();
	const [wanted, setWanted] = useState(false);
	const { embed, ready, post } = useMapEmbed(hear);
	const key = codes.join(" ");
	/** True until the first area is shown: the map moves to the initial area, while a drawn one is already in view. */
	const isFirst = useRef(true);
	/** Viewport offset of the map's top at the time of the press. */
	const stoodAt = useRef<number | null>(null);

	function hear(message: FromMap) {
		if (message.type !== "localities" && message.type !== "shape") return;
		stoodAt.current = embed.current?.getBoundingClientRect().top ?? null;
		if (message.type === "localities") onLocalities(message.codes);
		else onPolygon(message.points && encodePolyline(message.points));
	}

	// The chosen items are listed above the map. Scroll by their change in height to keep the map under the finger.
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

	// The focused button is removed, so the focus moves to the map that replaces it.
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
