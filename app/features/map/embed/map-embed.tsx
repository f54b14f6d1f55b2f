import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../domain/formatting/numbers";
import type { Point } from "../../../domain/localities/geo";
import { localitiesSources } from "../../../domain/localities/sources";
import { type FromMap, mapMessage, parseToMap } from "../../../domain/map/messages";
import { Button } from "../../../ui/button";
import { DrawTools } from "./draw-tools";
import "./embed.css";
import type { MapLabel } from "./labels";
import type { createLocalities } from "./localities.client";
import type { MapView } from "./map-view.client";

export type MapPurpose = "homes" | "home" | "localities";

type MapEmbedProps = {
	purpose: MapPurpose;
	labels: readonly MapLabel[];
	/** Of the labels' municipalities, in their order; only where these can be chosen. */
	codes: readonly string[] | null;
	styleUrl: string | null;
	satelliteUrl: string | null;
};

type Localities = ReturnType<typeof createLocalities>;

/** Everything is said to the page around the frame, which has the same origin. */
function tell(message: FromMap) {
	if (window.parent !== window) window.parent.postMessage(mapMessage(message), location.origin);
}

/** The map itself, in a document of its own: it is told what to show and tells what the visitor does. */
export function MapEmbed({ purpose, labels, codes, styleUrl, satelliteUrl }: MapEmbedProps) {
	const { t } = useTranslation("map");
	const box = useRef<HTMLDivElement>(null);
	const [view, setView] = useState<MapView | null>(null);
	const localities = useRef<Localities | null>(null);
	const [shape, setShape] = useState<Point[] | null>(null);
	const [info, setInfo] = useState<string | null>(null);
	const [isCircling, setCircling] = useState(false);
	const [failed, setFailed] = useState(false);

	useEffect(() => {
		let isOver = false;
		let made: MapView | null = null;

		function drawn(points: Point[]) {
			if (!localities.current) return tell({ type: "shape", points });
			setCircling(false);
			tell({ type: "localities", codes: localities.current.within(points), how: "add" });
		}

		function pressed(point: Point) {
			const code = localities.current?.at(point);
			if (code) tell({ type: "localities", codes: [code], how: "toggle" });
		}

		async function start() {
			const { createMapView } = await import("./map-view.client");
			if (isOver || !box.current) return;
			made = createMapView({
				container: box.current,
				labels,
				styleUrl,
				satelliteUrl,
				texts: {
					title: t("frame.region"),
					zoomIn: t("frame.zoomIn"),
					zoomOut: t("frame.zoomOut"),
					listing: (price, title) => t("frame.home", { price, title }),
					group: (count) => t("frame.group", { count }),
					number: formatNumber,
				},
				events: {
					onHover: (id) => tell({ type: "hover", id }),
					onSelect: (id) => tell({ type: "selection", id }),
					onBounds: (seen, moved, zoom) => tell({ type: "bounds", box: seen, moved, zoom }),
					onShape: drawn,
					onPress: pressed,
					onError: (message) => tell({ type: "error", message }),
				},
			});
			if (codes) {
				const [{ createLocalities }, { currentPalette }] = await Promise.all([
					import("./localities.client"),
					import("./palette"),
				]);
				const points = labels.map(([, longitude, latitude], index) => ({
					code: codes[index] ?? "",
					latitude,
					longitude,
				}));
				localities.current = createLocalities(made.map, points, currentPalette());
			}
			setView(made);
		}

		start().catch((error: unknown) => {
			setFailed(true);
			tell({ type: "error", message: error instanceof Error ? error.message.slice(0, 200) : "map" });
		});
		return () => {
			isOver = true;
			made?.remove();
			setView(null);
		};
	}, [labels, codes, styleUrl, satelliteUrl, t]);

	useEffect(() => {
		if (!view) return;
		function hear(event: MessageEvent) {
			if (event.origin !== location.origin || event.source !== window.parent) return;
			const message = parseToMap(event.data);
			if (!message || !view) return;
			if (message.type === "show") {
				view.show(message);
				setShape(message.shape);
				setInfo(message.info);
			}
			if (message.type === "highlight") view.highlight(message.id);
			if (message.type === "select") view.select(message.id);
			if (message.type === "chosen") localities.current?.choose(message.codes);
		}
		addEventListener("message", hear);
		tell({ type: "ready" });
		return () => removeEventListener("message", hear);
	}, [view]);

	function circle() {
		if (isCircling) view?.stopDrawing();
		else view?.draw("lasso");
		setCircling(!isCircling);
	}

	if (failed) return <p className="map-failed">{t("frame.failed")}</p>;
	return (
		<main className="map-frame" data-purpose={purpose} aria-label={t("frame.metaTitle")}>
			<h1 className="sr-only">{t("frame.metaTitle")}</h1>
			<div ref={box} className="size-full" />
			{view && purpose === "homes" && (
				<DrawTools view={view} shape={shape} onShape={(points) => tell({ type: "shape", points })} />
			)}
			{view && purpose === "localities" && (
				<div className="map-tools-button">
					<Button variant="secondary" size="small" icon="pencil" aria-pressed={isCircling} onClick={circle}>
						{t(isCircling ? "draw.cancel" : "chooser.lasso")}
					</Button>
				</div>
			)}
			{info && (
				<p role="status" className="map-info">
					{info}
				</p>
			)}
			{!styleUrl && <p className="map-credit">{t("frame.simplified", { sources: localitiesSources.join(", ") })}</p>}
		</main>
	);
}
