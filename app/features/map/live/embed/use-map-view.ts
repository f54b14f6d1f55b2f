import { type RefObject, useEffect, useState } from "react";
import type { Language } from "../../../../domain/language";
import type { Box } from "../../../../domain/localities/geo";
import { parseBox } from "../../../../domain/map/messages";
import { useTranslation } from "../../../../i18n/texts";
import { OPEN_POPOVER } from "../../../../ui/open-popover";
import type { DrawState } from "./drawing.client";
import type { MapLabel } from "./labels";
import type { createLocalities } from "./localities.client";
import { mapTexts } from "./map-texts";
import type { MapView } from "./map-view.client";
import { post } from "./page-side";
import { findTiles } from "./tiles-document";

export type MapPurpose = "list" | "plain" | "localities";

export type MapEmbedProps = {
	purpose: MapPurpose;
	language: Language;
	labels: readonly MapLabel[];
	/** Municipality code of each label; null unless municipalities can be chosen. */
	codes: readonly string[] | null;
	styleUrl: string | null;
	satelliteUrl: string | null;
};

/** The loaded map, with the municipalities layer if they can be chosen. */
export type LoadedMap = { view: MapView; localities: ReturnType<typeof createLocalities> | null };

type Element = RefObject<HTMLElement | null>;

/** Reads the initial view from the URL hash of the embed, which is not sent to the server. */
function firstBox(): Box | null {
	const [, text] = /#box=([-\d.,]{7,80})$/.exec(location.hash) ?? [];
	return text === undefined ? null : parseBox(text);
}

/** Closes an open popover: the browser does not dismiss one that has just opened when the map is pressed. */
function closeMenu() {
	document.querySelector<HTMLElement>(OPEN_POPOVER)?.hidePopover();
}

/** Creates the map once its script has loaded, and posts the visitor's actions to the page. */
export function useMapView(box: Element, square: Element, props: MapEmbedProps) {
	const { purpose, language, labels, codes, styleUrl, satelliteUrl } = props;
	const { t } = useTranslation("map");
	const [loaded, setLoaded] = useState<LoadedMap | null>(null);
	const [drawState, setDrawState] = useState<DrawState | null>(null);
	const [said, setSaid] = useState("");
	const [failed, setFailed] = useState(false);

	useEffect(() => {
		let isOver = false;
		let made: LoadedMap | null = null;

		async function start() {
			const asked = styleUrl ? Promise.resolve(null) : findTiles();
			const { createMapView } = await import("./map-view.client");
			// Start with the outlines if the tiles are not known yet.
			const early = await Promise.race([asked, Promise.resolve(undefined)]);
			if (isOver || !box.current || !square.current) return;
			const view = createMapView({
				container: box.current,
				square: square.current,
				language,
				labels,
				isPlain: purpose === "plain",
				box: firstBox(),
				styleUrl,
				satelliteUrl,
				tiles: early ?? null,
				texts: mapTexts(t, labels, language),
				events: {
					onHover: (id) => post({ type: "hover", id }),
					onSelect: (id) => {
						closeMenu();
						view.select(id);
						post({ type: "selection", id });
					},
					onStack: (ids) => {
						closeMenu();
						post({ type: "stack", ids });
					},
					onBounds: (seen, moved, zoom) => post({ type: "bounds", box: seen, moved, zoom }),
					onShape: (points) => post({ type: "shape", points }),
					onDrawState: setDrawState,
					onPress: (point) => {
						const code = made?.localities?.at(point);
						if (code) post({ type: "localities", codes: [code] });
					},
					onNearer: (count) => setSaid(t("frame.nearer", { count })),
					onError: (message) => post({ type: "error", message }),
				},
			});
			made = { view, localities: null };
			if (codes) {
				const { createLocalities } = await import("./localities.client");
				made.localities = createLocalities(view.map, labels, codes);
			}
			setLoaded(made);
			if (early !== undefined) return;
			const found = await asked;
			if (found && !isOver) view.showStreets(found);
		}

		start().catch((error: unknown) => {
			setFailed(true);
			post({ type: "error", message: error instanceof Error ? error.message.slice(0, 200) : "map" });
		});
		return () => {
			isOver = true;
			made?.view.remove();
			setLoaded(null);
		};
	}, [box, square, labels, codes, styleUrl, satelliteUrl, purpose, language, t]);

	return { loaded, drawState, said, failed };
}
