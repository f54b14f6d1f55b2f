import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/texts";
import { live } from "../../../page/live";
import { IconButton } from "../../../ui/button";
import { createPanorama, type Panorama } from "./panorama";
import { startView, turned, type View, zoomed } from "./panorama-view";

type PanoramaViewerProps = {
	url: string;
	name: string;
};

const facts = { texts: ["common", "property"], wake: "link" } as const;

/** tabIndex for keyboard control. */
const REACHABLE = 0;
/** Degrees per arrow key press, and factor per press of a zoom button. */
const KEY_STEP = 8;
const ZOOM_STEP = 0.8;

const keyTurns: Readonly<Record<string, readonly [yaw: number, pitch: number]>> = {
	ArrowLeft: [-KEY_STEP, 0],
	ArrowRight: [KEY_STEP, 0],
	ArrowUp: [0, KEY_STEP],
	ArrowDown: [0, -KEY_STEP],
};

/**
 * Renders a panorama on a canvas and tracks its view. The canvas's container receives the focus once the picture is
 * visible.
 */
function usePanorama(url: string) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const panorama = useRef<Panorama>(null);
	const view = useRef<View>(startView);
	const [hasFailed, setFailed] = useState(false);

	useEffect(() => {
		const element = canvas.current;
		if (!element) return;
		const abort = new AbortController();
		createPanorama(element, url, abort.signal).then(
			(made) => {
				if (abort.signal.aborted) return made.destroy();
				panorama.current = made;
				made.draw(view.current);
				element.parentElement?.focus({ preventScroll: true });
			},
			() => !abort.signal.aborted && setFailed(true),
		);
		const resize = new ResizeObserver(() => panorama.current?.draw(view.current));
		resize.observe(element);
		return () => {
			abort.abort();
			resize.disconnect();
			panorama.current?.destroy();
			panorama.current = null;
		};
	}, [url]);

	function look(next: View) {
		view.current = next;
		panorama.current?.draw(next);
	}

	return { canvas, view, look, hasFailed };
}

/** Panorama viewer controlled by finger, mouse or keys, opened by a button over its picture (`VirtualTour`). */
export const PanoramaViewer = live(
	"panorama-viewer",
	facts,
	function PanoramaViewer({ url, name }: PanoramaViewerProps) {
		const { t } = useTranslation("property");
		const hintId = useId();
		const { canvas, view, look, hasFailed } = usePanorama(url);
		const pointer = useRef<{ x: number; y: number } | null>(null);

		function drag(event: PointerEvent<HTMLDivElement>) {
			const from = pointer.current;
			if (!from) return;
			const degreesPerPx = view.current.fieldOfView / event.currentTarget.clientHeight;
			look(turned(view.current, (from.x - event.clientX) * degreesPerPx, (event.clientY - from.y) * degreesPerPx));
			pointer.current = { x: event.clientX, y: event.clientY };
		}

		function press(event: KeyboardEvent) {
			const turn = keyTurns[event.key];
			if (turn) look(turned(view.current, ...turn));
			else if (event.key === "+" || event.key === "-") zoom(event.key === "+");
			else return;
			event.preventDefault();
		}

		function zoom(isCloser: boolean) {
			look(zoomed(view.current, isCloser ? ZOOM_STEP : 1 / ZOOM_STEP));
		}

		if (hasFailed) {
			return (
				<p role="alert" className="bg-surface p-4 text-sm">
					{t("tour.failed")}
				</p>
			);
		}
		return (
			<div className="tour aspect-4/3 tablet:aspect-video">
				<div
					role="application"
					aria-label={name}
					aria-describedby={hintId}
					tabIndex={REACHABLE}
					className="tour-stage"
					onKeyDown={press}
					onPointerDown={(event) => {
						event.currentTarget.setPointerCapture(event.pointerId);
						pointer.current = { x: event.clientX, y: event.clientY };
					}}
					onPointerMove={drag}
					onPointerUp={() => {
						pointer.current = null;
					}}
				>
					<canvas ref={canvas} />
				</div>
				<p id={hintId} className="sr-only">
					{t("tour.hint")}
				</p>
				<div className="tour-tools">
					<IconButton icon="minus" look="surface" label={t("tour.further")} onClick={() => zoom(false)} />
					<IconButton icon="plus" look="surface" label={t("tour.closer")} onClick={() => zoom(true)} />
					{document.fullscreenEnabled && (
						<IconButton
							icon="maximize"
							look="surface"
							label={t("tour.fullScreen")}
							onClick={() => void canvas.current?.closest(".tour")?.requestFullscreen()}
						/>
					)}
				</div>
			</div>
		);
	},
);
