import { useRef } from "react";
import { useTranslation } from "../../../../i18n/texts";
import { live } from "../../../../page/live";
import { DrawTools } from "./draw-tools";
import { post } from "./page-side";
import { type MapEmbedProps, useMapView } from "./use-map-view";
import { usePageMessages } from "./use-page-messages";

const facts = { texts: ["common", "map"], wake: "now" } as const;

/** The map in its own document: it receives messages on what to show and posts the visitor's actions. */
export const MapEmbed = live("map-embed", facts, function MapEmbed(props: MapEmbedProps) {
	const { purpose } = props;
	const { t } = useTranslation("map");
	const box = useRef<HTMLDivElement>(null);
	const square = useRef<HTMLDivElement>(null);
	const { loaded, drawState, said, failed } = useMapView(box, square, props);
	const { shape, info } = usePageMessages(loaded);

	if (failed) return <p className="map-failed">{t("frame.failed")}</p>;
	return (
		<main className="map-frame" data-purpose={purpose} aria-label={t("frame.metaTitle")}>
			<h1 className="sr-only">{t("frame.metaTitle")}</h1>
			<div ref={box} className="size-full" />
			<div className="map-fit pointer-events-none absolute inset-0" data-purpose={purpose} aria-hidden="true">
				<div ref={square} className="map-fit-square" />
			</div>
			<p role="status" className="sr-only">
				{said}
			</p>
			{loaded && purpose !== "plain" && (
				<DrawTools
					view={loaded.view}
					shape={shape}
					drawing={drawState}
					onMenu={(isOpen) => {
						if (isOpen) loaded.view.select(null);
						post({ type: "menu", isOpen });
					}}
					onShape={(points) => post({ type: "shape", points })}
				/>
			)}
			{info && (
				<p role="status" className="map-info">
					{info}
				</p>
			)}
		</main>
	);
});
