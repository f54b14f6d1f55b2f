import { useState } from "react";
import { useTranslation } from "react-i18next";
import { circleAround } from "../../../domain/localities/circle";
import type { Point } from "../../../domain/localities/geo";
import type { DrawTool } from "../../../domain/map/messages";
import { Button } from "../../../ui/button";
import { Select } from "../../../ui/inputs";
import { Popover } from "../../../ui/popover";
import type { MapView } from "./map-view.client";

type DrawToolsProps = {
	view: MapView;
	shape: Point[] | null;
	onShape: (points: Point[] | null) => void;
};

const RADII_KM = [1, 2, 5, 10, 20];
const USUAL_RADIUS_KM = 5;
const METRES = 1_000;
const LOCATION_TIMEOUT_MS = 10_000;

const tools: readonly DrawTool[] = ["circle", "polygon", "lasso"];
const hints: Readonly<Record<DrawTool | "edit", string>> = {
	polygon: "draw.hintPolygon",
	circle: "draw.hintCircle",
	lasso: "draw.hintLasso",
	edit: "draw.hintEdit",
};

/** Draws the area that the list is narrowed to. Circles around a point need no pointer. */
export function DrawTools({ view, shape, onShape }: DrawToolsProps) {
	const { t } = useTranslation("map");
	const [mode, setMode] = useState<DrawTool | "edit" | null>(null);
	const [radius, setRadius] = useState(USUAL_RADIUS_KM);
	const [isLost, setLost] = useState(false);
	// What was being drawn is done as soon as it is the list's own area.
	const [known, setKnown] = useState(shape);
	if (known !== shape) {
		setKnown(shape);
		setMode(null);
	}

	function start(tool: DrawTool) {
		setMode(tool);
		view.draw(tool);
	}

	function cancel() {
		setMode(null);
		view.stopDrawing();
	}

	function finish() {
		setMode(null);
		view.finishEdit();
	}

	function around(point: Point) {
		onShape(circleAround(point, radius * METRES));
	}

	function aroundHere() {
		setLost(false);
		navigator.geolocation.getCurrentPosition(
			({ coords }) => around({ latitude: coords.latitude, longitude: coords.longitude }),
			() => setLost(true),
			{ timeout: LOCATION_TIMEOUT_MS },
		);
	}

	if (mode) {
		return (
			<section className="map-tools" aria-label={t("draw.tools")}>
				<p role="status" className="text-sm">
					{t(hints[mode])}
				</p>
				<div className="mt-2 flex gap-2">
					{mode === "edit" && (
						<Button size="small" onClick={finish}>
							{t("draw.done")}
						</Button>
					)}
					<Button size="small" variant="secondary" onClick={cancel}>
						{t("draw.cancel")}
					</Button>
				</div>
			</section>
		);
	}
	if (shape) {
		return (
			<section className="map-tools flex gap-2" aria-label={t("draw.tools")}>
				<Button
					size="small"
					variant="secondary"
					icon="pencil"
					onClick={() => {
						setMode("edit");
						view.edit(shape);
					}}
				>
					{t("draw.edit")}
				</Button>
				<Button size="small" variant="secondary" icon="x" onClick={() => onShape(null)}>
					{t("draw.clear")}
				</Button>
			</section>
		);
	}
	return (
		<div className="map-tools-button">
			<Popover label={t("draw.open")} icon="pencil" className="w-72">
				{(close) => (
					<div className="grid gap-1">
						{tools.map((tool) => (
							<Button
								key={tool}
								variant="quiet"
								size="small"
								className="justify-start!"
								onClick={() => {
									close();
									start(tool);
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
							<Button variant="secondary" size="small" onClick={() => around(view.centre())}>
								{t("draw.middle")}
							</Button>
							<p role="status" className="text-sm">
								{isLost && t("draw.noLocation")}
							</p>
						</div>
					</div>
				)}
			</Popover>
		</div>
	);
}
