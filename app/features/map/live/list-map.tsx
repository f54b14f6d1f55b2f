import { useEffect, useMemo, useRef, useState } from "react";
import { type Box, boundsOf } from "../../../domain/localities/geo";
import { type FromMap, type MapType, mapTypes } from "../../../domain/map/messages";
import { mapEmbedPath } from "../../../domain/pages/paths";
import type { Goal } from "../../../domain/property/property";
import type { Search } from "../../../domain/search/search";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { live } from "../../../page/live";
import { Button } from "../../../ui/button";
import { Checkbox, RadioGroup } from "../../../ui/choices";
import { useHydrated } from "../../../ui/live/use-hydrated";
import { useSearch } from "../../search/live/use-search";
import type { Camera } from "../first-camera";
import { highlightCard } from "./listed-cards";
import { MapCards } from "./map-cards";
import { mapState } from "./map-state";
import { emptyMapMessage, mapSummary } from "./map-words";
import { boxHash, useMapEmbed } from "./use-map-embed";
import { mapQuery, useMapListings } from "./use-map-listings";
import { useMoves } from "./use-moves";
import { useSelection } from "./use-selection";

type ListMapProps = {
	goal: Goal;
	/** Differences between the list's search and the empty one, with its goal. */
	search: Partial<Search>;
	/** Whether satellite pictures are available. */
	hasSatellite: boolean;
	camera: Camera;
	marqueeIgnore: number[];
};

/** URL hash that starts the drawing of an area. */
const DRAW_HASH = "#draw";

function isSame(a: Box, b: Box | undefined): boolean {
	return a.west === b?.west && a.south === b.south && a.east === b.east && a.north === b.north;
}

const facts = { texts: ["common", "map", "listing"], wake: "sight" } as const;

/** Map of the list's properties, in sync with the list. It covers the drawing of the same view. */
export const ListMap = live("list-map", facts, function ListMap(props: ListMapProps) {
	const { goal, hasSatellite, marqueeIgnore } = props;
	const { box, near } = props.camera;
	const { search, loaded, choose } = useSearch(props.search, goal);
	const isAlive = useHydrated();
	const { t } = useTranslation("map");
	const language = useLanguage();
	/** Whether the menu of the drawing tools is open. */
	const [hasMenu, setMenu] = useState(false);
	const [mapType, setMapType] = useState<MapType>("streets");
	const { embed, ready, post } = useMapEmbed(hear);
	const { seen, follows, elsewhere, movedTo, move, follow, searchHere, stay } = useMoves(search, choose, embed);
	const listings = useMapListings(loaded, seen, language, true);
	const around = useMemo((): Search => ({ ...search, zips: [], cities: [], bbox: near?.box }), [search, near]);
	const others = useMapListings(around, null, language, near !== null && listings?.total === 0);
	const shown = listings?.total === 0 && others ? others : listings;
	const { cards, setCards, pressed, setSelected } = useSelection(ready, post);
	/** URL with the initial view; later changes are sent as messages. */
	const [address] = useState(() => `${mapEmbedPath(language)}${boxHash(box)}`);
	/** Query of the search that the view was last fitted to. */
	const fitted = useRef<string | null>(null);

	function hear(message: FromMap) {
		if (message.type === "hover") highlightCard(message.id);
		if (message.type === "selection") pressed(message.id, shown);
		if (message.type === "menu") {
			setMenu(message.isOpen);
			// Only on opening: a press on a marker also closes the menu, and its card must stay.
			if (message.isOpen) pressed(null, shown);
		}
		if (message.type === "stack") {
			setSelected(null);
			setCards({ ids: message.ids, kind: "stack" });
		}
		if (message.type === "shape") {
			movedTo.current = undefined;
			stay();
			setCards(null);
			choose({ polygon: message.points ?? undefined, bbox: undefined });
		}
		if (message.type === "bounds" && message.moved) move(message.box, listings);
	}

	useEffect(() => {
		if (!ready || !listings || !shown || listings.query !== mapQuery(search)) return;
		const isOwnMove = listings.seen !== null || (search.bbox !== undefined && isSame(search.bbox, movedTo.current));
		const isNew = fitted.current !== listings.query;
		fitted.current = listings.query;
		const area = search.bbox ?? (search.polygon ? boundsOf(search.polygon) : (listings.bounds ?? near?.box ?? null));
		const fit = isNew && !isOwnMove ? area : null;
		const info = listings.total === 0 ? emptyMapMessage(near, others?.total ?? 0, t, language) : null;
		post({ type: "show", ...mapState(shown, search, { mapType, fit, marqueeIgnore, info }) });
	}, [ready, listings, shown, others, near, search, mapType, movedTo, post, marqueeIgnore, t, language]);

	useEffect(() => {
		if (!ready || location.hash !== DRAW_HASH) return;
		// Remove the hash, so going back does not start a drawing again.
		history.replaceState(history.state, "", location.pathname + location.search);
		post({ type: "draw" });
	}, [ready, post]);

	if (!isAlive) return null;
	return (
		<>
			<iframe ref={embed} src={address} title={t("title")} loading="lazy" allow="geolocation" className="map-living" />
			<div className="map-options">
				<Checkbox
					label={t("follow")}
					checked={follows}
					onChange={(event) => follow(event.currentTarget.checked)}
					className="text-sm"
				/>
			</div>
			{elsewhere && !hasMenu && (
				<Button size="small" className="map-search-here" onClick={searchHere}>
					{t("searchHere")}
				</Button>
			)}
			{hasSatellite && (
				<div className="map-type">
					<MapTypeSwitch value={mapType} onValue={setMapType} />
				</div>
			)}
			{cards && (
				<MapCards
					ids={cards.ids}
					kind={cards.kind}
					onShow={setSelected}
					onClose={() => {
						setSelected(null);
						setCards(null);
						embed.current?.focus();
					}}
				/>
			)}
			<p className="sr-only">{listings && mapSummary(listings, t, language)}</p>
		</>
	);
});

type MapTypeSwitchProps = { value: MapType; onValue: (value: MapType) => void };

function MapTypeSwitch({ value, onValue }: MapTypeSwitchProps) {
	const { t } = useTranslation("map");
	return (
		<RadioGroup
			name="map-type"
			label={t("type.label")}
			hideLabel
			look="segments"
			value={value}
			onChange={({ currentTarget }) => {
				const type = mapTypes.find((each) => each === currentTarget.value);
				if (type) onValue(type);
			}}
			choices={mapTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
			className="text-sm"
		/>
	);
}
