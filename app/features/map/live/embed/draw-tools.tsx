import { useEffect, useEffectEvent, useRef, useState } from "react";
import { circleAround } from "../../../../domain/localities/circle";
import type { Point } from "../../../../domain/localities/geo";
import type { DrawTool } from "../../../../domain/map/messages";
import { useTranslation } from "../../../../i18n/texts";
import { Button } from "../../../../ui/button";
import { Select } from "../../../../ui/inputs";
import { Popover } from "../../../../ui/popover";
import type { DrawState } from "./drawing.client";
import type { MapView } from "./map-view.client";

type DrawToolsProps = {
	view: MapView;
	/** Current area of the page. */
	shape: Point[] | null;
	/** State of the drawing in progress. */
	drawing: DrawState | null;
	/** Called when the tools menu opens or closes, so that overlays can make room for it. */
	onMenu: (isOpen: boolean) => void;
	onShape: (points: Point[] | null) => void;
};

const RADII_KM = [1, 2, 5, 10, 20];
const USUAL_RADIUS_KM = 5;
const METRES = 1_000;
const LOCATION_TIMEOUT_MS = 10_000;

const tools: readonly DrawTool[] = ["lasso", "circle", "polygon"];

export function DrawTools({ view, shape, drawing, onMenu, onShape }: DrawToolsProps) {
	const { t } = useTranslation("map");
	const box = useRef<HTMLDivElement>(null);
	const shown = drawing ? "drawing" : shape ? "shape" : "choice";
	const before = useRef(shown);

	useEffect(() => {
		if (before.current === shown) return;
		before.current = shown;
		// The pressed button was removed, so the focus moves to the first button that replaced it.
		const hasNoFocus = document.hasFocus() && document.activeElement === document.body;
		if (hasNoFocus) box.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus({ preventScroll: true });
	}, [shown]);

	return (
		<div ref={box} className="contents">
			{drawing ? (
				<Drawing view={view} drawing={drawing} />
			) : shape ? (
				<section className="map-tools flex gap-2" aria-label={t("draw.tools")}>
					<Button size="small" variant="secondary" icon="pencil" onClick={() => view.drawing.edit(shape)}>
						{t("draw.edit")}
					</Button>
					<Button size="small" variant="secondary" icon="x" onClick={() => onShape(null)}>
						{t("draw.clear")}
					</Button>
				</section>
			) : (
				<Menu view={view} onMenu={onMenu} onShape={onShape} />
			)}
		</div>
	);
}

/** Menu of the drawing tools. Circles around a point work without a pointer. */
function Menu({ view, onMenu, onShape }: Pick<DrawToolsProps, "view" | "onMenu" | "onShape">) {
	const { t } = useTranslation("map");
	const [radius, setRadius] = useState(USUAL_RADIUS_KM);
	const [isLost, setLost] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	const tell = useEffectEvent(onMenu);

	useEffect(() => {
		const panel = box.current;
		const hear = ({ newState }: ToggleEvent) => tell(newState === "open");
		panel?.addEventListener("toggle", hear, { capture: true });
		return () => {
			panel?.removeEventListener("toggle", hear, { capture: true });
			// A removed element fires no toggle event.
			tell(false);
		};
	}, []);

	function around(point: Point) {
		onShape(circleAround(point, radius * METRES));
	}

	/** Closes the menu after a choice. */
	function close() {
		box.current?.querySelector<HTMLElement>("[popover]")?.hidePopover();
	}

	function aroundHere() {
		setLost(false);
		navigator.geolocation.getCurrentPosition(
			({ coords }) => around({ latitude: coords.latitude, longitude: coords.longitude }),
			() => setLost(true),
			{ timeout: LOCATION_TIMEOUT_MS },
		);
	}

	return (
		<div ref={box} className="map-tools-button">
			<Popover label={t("draw.open")} icon="pencil" className="w-72">
				<div className="grid gap-1">
					{tools.map((tool) => (
						<Button
							key={tool}
							variant="quiet"
							size="small"
							className="justify-start!"
							onClick={() => {
								close();
								view.drawing.start(tool);
							}}
						>
							{t(`draw.${tool}`)}
						</Button>
					))}
					<div className="mt-2 grid gap-2 border-hairline border-t pt-4">
						<Select
							label={t("draw.radius")}
							value={String(radius)}
							onChange={(event) => setRadius(Number(event.currentTarget.value))}
							options={RADII_KM.map((value) => ({
								value: String(value),
								label: t("draw.kilometres", { count: value }),
							}))}
						/>
						<Button variant="secondary" size="small" icon="map-pin" onClick={aroundHere}>
							{t("draw.here")}
						</Button>
						<Button
							variant="secondary"
							size="small"
							onClick={() => {
								close();
								around(view.centre());
							}}
						>
							{t("draw.middle")}
						</Button>
						<p role="status" className="text-sm">
							{isLost && t("draw.noLocation")}
						</p>
					</div>
				</div>
			</Popover>
		</div>
	);
}

/** Shows the next step while an area is drawn, with undo. */
function Drawing({ view, drawing: { tool, step, canUndo, canFinish } }: { view: MapView; drawing: DrawState }) {
	const { t } = useTranslation("map");

	useEffect(() => {
		const cancel = (event: KeyboardEvent) => event.key === "Escape" && view.drawing.stop();
		addEventListener("keydown", cancel);
		return () => removeEventListener("keydown", cancel);
	}, [view]);

	return (
		<section className="map-tools" aria-label={t("draw.tools")}>
			<p role="status" className="text-sm">
				{step === "too-small" && <strong className="block font-medium">{t("draw.tooSmall")}</strong>}
				{tool === "edit" ? t("draw.next.edit") : t(`draw.next.${tool}.${step === "too-small" ? "begin" : step}`)}
			</p>
			<p className="map-two-fingers text-quiet text-sm">{t("draw.twoFingers")}</p>
			<div className="mt-2 flex flex-wrap gap-2">
				{canFinish && (
					<Button size="small" onClick={view.drawing.finish}>
						{t(tool === "edit" ? "draw.done" : "draw.close")}
					</Button>
				)}
				<Button size="small" variant="secondary" disabled={!canUndo} onClick={view.drawing.undo}>
					{t("draw.undo")}
				</Button>
				<Button size="small" variant="secondary" onClick={view.drawing.stop}>
					{t("draw.cancel")}
				</Button>
			</div>
		</section>
	);
}
