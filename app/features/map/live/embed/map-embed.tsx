import { useEffect, useRef, useState } from "react";
import { formatNumber } from "../../../../domain/formatting/numbers";
import { heardPrice } from "../../../../domain/formatting/spoken-price";
import type { Language } from "../../../../domain/language";
import type { Box, Point } from "../../../../domain/localities/geo";
import { localitiesSources } from "../../../../domain/localities/sources";
import { type FromMap, mapMessage, parseBox, parseToMap } from "../../../../domain/map/messages";
import { useTranslation } from "../../../../i18n/texts";
import { live } from "../../../../page/live";
import { nearestLabel } from "../../nearest-label";
import { DrawTools } from "./draw-tools";
import type { DrawState } from "./drawing.client";
import type { MapLabel } from "./labels";
import type { createLocalities } from "./localities.client";
import type { MapView } from "./map-view.client";
import { findTiles } from "./tiles-document";

export type MapPurpose = "homes" | "home" | "localities";

const facts = { texts: ["common", "map"], wake: "now" } as const;

type MapEmbedProps = {
	purpose: MapPurpose;
	language: Language;
	labels: readonly MapLabel[];
	/** Of the labels' municipalities, in their order; only where these can be chosen. */
	codes: readonly string[] | null;
	styleUrl: string | null;
	satelliteUrl: string | null;
};

/** The attribution of the embedded map's borders. */
const BORDERS = "Natural Earth";

type Localities = ReturnType<typeof createLocalities>;

const THOUSAND = 1_000;

/** Of a price on a marker: '345k' from ten thousand on. */
function inShort(amount: number, language: Language): string {
	if (amount < 10 * THOUSAND) return formatNumber(amount, language);
	return `${formatNumber(Math.round(amount / THOUSAND), language)}k`;
}

/** All messages go to the embedding page, which has the same origin. */
function post(message: FromMap) {
	if (window.parent !== window) window.parent.postMessage(mapMessage(message), location.origin);
}

/** A slow map is shown by then as far as it is drawn: it can be moved, which its poster cannot. */
const DRAWN_WITHIN_MS = 3_000;

/** The initial view, in the hash of the embed's address, which is not sent to the server. */
function firstBox(): Box | null {
	const [, text] = /#box=([-\d.,]{7,80})$/.exec(location.hash) ?? [];
	return text === undefined ? null : parseBox(text);
}

/** The browser leaves a menu open that had only just opened when something beside it was pressed. */
function closeMenu() {
	document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
}

/** The map, in a document of its own: it receives what to show and reports what the visitor does. */
export const MapEmbed = live("map-embed", facts, function MapEmbed(props: MapEmbedProps) {
	const { purpose, language, labels, codes, styleUrl, satelliteUrl } = props;
	const { t } = useTranslation("map");
	const box = useRef<HTMLDivElement>(null);
	const square = useRef<HTMLDivElement>(null);
	const [view, setView] = useState<MapView | null>(null);
	const localities = useRef<Localities | null>(null);
	const [shape, setShape] = useState<Point[] | null>(null);
	const [info, setInfo] = useState<string | null>(null);
	const [drawState, setDrawState] = useState<DrawState | null>(null);
	const [failed, setFailed] = useState(false);
	const [said, setSaid] = useState("");

	useEffect(() => {
		let isOver = false;
		let made: MapView | null = null;

		function pressed(point: Point) {
			const code = localities.current?.at(point);
			if (code) post({ type: "localities", codes: [code] });
		}

		async function start() {
			const asked = styleUrl ? Promise.resolve(null) : findTiles();
			const { createMapView } = await import("./map-view.client");
			if (isOver || !box.current || !square.current) return;
			// Outlines are shown until it is known whether there are streets.
			const sources = [...localitiesSources, BORDERS].join(", ");
			const early = await Promise.race([asked, Promise.resolve(undefined)]);
			made = createMapView({
				container: box.current,
				square: square.current,
				language,
				labels,
				hasTools: purpose !== "home",
				box: firstBox(),
				styleUrl,
				satelliteUrl,
				tiles: early ?? null,
				texts: {
					title: t("frame.region"),
					zoomIn: t("frame.zoomIn"),
					zoomOut: t("frame.zoomOut"),
					here: t("frame.here"),
					nowhere: t("draw.noLocation"),
					sources: t("frame.sources"),
					embeddedCredit: t("frame.simplified", { sources }),
					beyondCredit: t("frame.beyond", { sources }),
					corner: (number) => t("frame.corner", { number }),
					listing: (price, title) => t("frame.home", { price: heardPrice(price, language), title }),
					group: (mark, seen) => {
						const place = nearestLabel(labels, mark);
						return seen ? t("frame.groupSeen", { seen, place }) : t("frame.group", { count: mark.count, place });
					},
					stack: ({ count }, seen) => (seen ? t("frame.stackSeen", { seen }) : t("frame.stack", { count })),
					range: (low, high) => t("frame.range", { low: inShort(low, language), high: inShort(high, language) }),
					number: (value) => formatNumber(value, language),
				},
				events: {
					onHover: (id) => post({ type: "hover", id }),
					onSelect: (id) => {
						closeMenu();
						made?.select(id);
						post({ type: "selection", id });
					},
					onStack: (ids) => {
						closeMenu();
						post({ type: "stack", ids });
					},
					onBounds: (seen, moved, zoom) => post({ type: "bounds", box: seen, moved, zoom }),
					onShape: (points) => post({ type: "shape", points }),
					onDrawState: setDrawState,
					onPress: pressed,
					onNearer: (count) => setSaid(t("frame.nearer", { count })),
					onError: (message) => post({ type: "error", message }),
				},
			});
			if (codes) {
				const { createLocalities } = await import("./localities.client");
				const points = labels.map(([, longitude, latitude], index) => ({
					code: codes[index] ?? "",
					latitude,
					longitude,
				}));
				localities.current = createLocalities(made.map, points);
			}
			setView(made);
			if (early !== undefined) return;
			const found = await asked;
			if (found && !isOver) made.showStreets(found);
		}

		start().catch((error: unknown) => {
			setFailed(true);
			post({ type: "error", message: error instanceof Error ? error.message.slice(0, 200) : "map" });
		});
		return () => {
			isOver = true;
			made?.remove();
			setView(null);
		};
	}, [labels, codes, styleUrl, satelliteUrl, purpose, language, t]);

	useEffect(() => {
		if (!view) return;
		let isDrawn = false;
		function drawn() {
			isDrawn = true;
			post({ type: "drawn" });
		}
		function hear(event: MessageEvent) {
			if (event.origin !== location.origin || event.source !== window.parent) return;
			const message = parseToMap(event.data);
			if (!message || !view) return;
			if (message.type === "hello") {
				post({ type: "ready" });
				if (isDrawn) drawn();
			}
			if (message.type === "show") {
				view.show(message);
				setShape(message.shape);
				setInfo(message.info);
			}
			if (message.type === "highlight") view.highlight(message.id);
			if (message.type === "select") view.select(message.id);
			if (message.type === "draw") view.draw("lasso");
			if (message.type === "chosen") localities.current?.choose(message.codes);
		}
		addEventListener("message", hear);
		post({ type: "ready" });
		view.map.once("idle", drawn);
		const patience = setTimeout(drawn, DRAWN_WITHIN_MS);
		return () => {
			removeEventListener("message", hear);
			view.map.off("idle", drawn);
			clearTimeout(patience);
		};
	}, [view]);

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
			{view && purpose !== "home" && (
				<DrawTools
					view={view}
					shape={shape}
					drawing={drawState}
					onMenu={(isOpen) => {
						if (isOpen) view.select(null);
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
