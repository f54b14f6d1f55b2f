import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Box, boundsOf } from "../../domain/localities/geo";
import type { FromMap, MapType } from "../../domain/map/messages";
import { mapEmbedPath } from "../../domain/pages/paths";
import type { Search } from "../../domain/search/search";
import { Checkbox } from "../../ui/choices";
import { useLanguage } from "../layout/site-data";
import type { Choose } from "../search/use-search";
import "./map.css";
import { mapState } from "./map-state";
import { MapTypeSwitch } from "./map-type-switch";
import { SelectedCard } from "./selected-card";
import { useMapEmbed } from "./use-map-embed";
import { mapQuery, useMapListings } from "./use-map-listings";
import { useMapWanted } from "./use-map-wanted";

export type ListMapProps = {
	/** With its goal. */
	search: Search;
	choose: Choose;
	/** The property that is pointed at in the list. */
	pointedAt: number | null;
	/** Tells which property's marker is pointed at. */
	onPoint: (id: number | null) => void;
	/** Whether there is a map with satellite pictures. */
	hasSatellite: boolean;
	marqueeIgnore: number[];
};

function isSame(a: Box | undefined, b: Box | undefined): boolean {
	return a?.west === b?.west && a?.south === b?.south && a?.east === b?.east && a?.north === b?.north;
}

const DEGREE_FACTOR = 1e5;

/** As an address keeps it. */
function rounded(box: Box): Box {
	const round = (value: number) => Math.round(value * DEGREE_FACTOR) / DEGREE_FACTOR + 0;
	return { west: round(box.west), south: round(box.south), east: round(box.east), north: round(box.north) };
}

/** The list's properties on a map, in step with the list; its frame is `ListMap`. */
export function LiveListMap({ search, choose, pointedAt, onPoint, hasSatellite, marqueeIgnore }: ListMapProps) {
	const { t } = useTranslation("map");
	const language = useLanguage();
	const wanted = useMapWanted(search.view === "map");
	const [seen, setSeen] = useState<Box | null>(null);
	const [follows, setFollows] = useState(search.bbox !== undefined);
	const [selected, setSelected] = useState<number | null>(null);
	const [mapType, setMapType] = useState<MapType>("streets");
	const listings = useMapListings(search, seen, language, wanted);
	const { embed, ready, post } = useMapEmbed(hear);
	/** The search that the view was last moved to, and the box that the visitor moved it to himself. */
	const fitted = useRef<string | null>(null);
	const movedTo = useRef<Box | undefined>(undefined);

	function hear(message: FromMap) {
		if (message.type === "hover") onPoint(message.id);
		if (message.type === "selection") setSelected(message.id);
		if (message.type === "shape") {
			movedTo.current = undefined;
			setSeen(null);
			choose({ polygon: message.points ?? undefined, bbox: undefined });
		}
		if (message.type === "bounds" && message.moved) move(message.box);
	}

	function move(box: Box) {
		const next = rounded(box);
		movedTo.current = next;
		if (follows) choose({ bbox: next }, "bbox");
		else if (listings && (listings.clusters.length > 0 || listings.seen)) setSeen(next);
	}

	function follow(on: boolean) {
		setFollows(on);
		setSeen(null);
		if (!on) choose({ bbox: undefined });
		else if (movedTo.current) choose({ bbox: movedTo.current }, "bbox");
	}

	useEffect(() => {
		if (!ready || !listings || listings.query !== mapQuery(search)) return;
		const isOwnMove = listings.seen !== null || (search.bbox !== undefined && isSame(search.bbox, movedTo.current));
		const isNew = fitted.current !== listings.query;
		fitted.current = listings.query;
		const area = search.bbox ?? (search.polygon ? boundsOf(search.polygon) : listings.bounds);
		const fit = isNew && !isOwnMove ? area : null;
		const info = listings.total === 0 ? t("info.none") : null;
		post({ type: "show", ...mapState(listings, search, { mapType, fit, marqueeIgnore, info }) });
	}, [ready, listings, search, mapType, post, marqueeIgnore, t]);

	useEffect(() => {
		if (ready) post({ type: "highlight", id: pointedAt });
	}, [ready, post, pointedAt]);

	useEffect(() => {
		if (ready) post({ type: "select", id: selected });
	}, [ready, post, selected]);

	return (
		<>
			{wanted ? (
				<iframe
					ref={embed}
					src={mapEmbedPath(language)}
					title={t("title")}
					allow="geolocation"
					className="size-full rounded-picture border border-hairline bg-surface"
				/>
			) : (
				<div className="size-full rounded-picture border border-hairline bg-surface" />
			)}
			{wanted && (
				<div className="map-options">
					<Checkbox
						label={t("follow")}
						checked={follows}
						onChange={(event) => follow(event.currentTarget.checked)}
						className="text-sm"
					/>
				</div>
			)}
			{wanted && hasSatellite && (
				<div className="map-type">
					<MapTypeSwitch value={mapType} onValue={setMapType} />
				</div>
			)}
			{selected !== null && (
				<SelectedCard
					id={selected}
					onClose={() => {
						setSelected(null);
						embed.current?.focus();
					}}
				/>
			)}
			<p role="status" className="sr-only">
				{listings && t("info.shown", { count: listings.total })}
			</p>
		</>
	);
}
