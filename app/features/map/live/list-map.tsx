import { useEffect, useMemo, useRef, useState } from "react";
import { listText } from "../../../domain/formatting/list-text";
import { type Box, boundsOf, distanceMetres } from "../../../domain/localities/geo";
import type { FromMap, MapType } from "../../../domain/map/messages";
import { mapEmbedPath } from "../../../domain/pages/paths";
import type { Goal } from "../../../domain/property/property";
import type { Search } from "../../../domain/search/search";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { live } from "../../../page/live";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/choices";
import { useHydrated } from "../../../ui/live/use-hydrated";
import { useSearch } from "../../search/live/use-search";
import type { Camera } from "../first-camera";
import { MapCards, type MapCardsKind } from "./map-cards";
import { mapState } from "./map-state";
import { MapTypeSwitch } from "./map-type-switch";
import { useMapEmbed } from "./use-map-embed";
import { type MapListings, mapQuery, useMapListings } from "./use-map-listings";

type ListMapProps = {
	goal: Goal;
	/** Of the list that is shown, with its goal. */
	search: Search;
	/** Whether there is a map with satellite pictures. */
	hasSatellite: boolean;
	/** Where to look first. */
	camera: Camera;
	marqueeIgnore: number[];
};

type Cards = { ids: readonly number[]; kind: MapCardsKind };

function isSame(a: Box | undefined, b: Box | undefined): boolean {
	return a?.west === b?.west && a?.south === b?.south && a?.east === b?.east && a?.north === b?.north;
}

const DEGREE_FACTOR = 1e5;
/** The page was asked for to draw an area. */
const DRAW_HASH = "#draw";
const PHONE = "(width < 768px)";
/** Properties near a pressed one that a phone swipes through. */
const SWIPED = 10;

/** As an address keeps it. */
function rounded(box: Box): Box {
	const round = (value: number) => Math.round(value * DEGREE_FACTOR) / DEGREE_FACTOR + 0;
	return { west: round(box.west), south: round(box.south), east: round(box.east), north: round(box.north) };
}

/** On a phone a property is shown with those around it, to be swiped through. */
function cardsOf(id: number, listings: MapListings | null): Cards {
	const pressed = listings?.points.find((listing) => listing.id === id);
	if (!listings || !pressed || !matchMedia(PHONE).matches) return { ids: [id], kind: "one" };
	const nearest = [...listings.points].sort((a, b) => distanceMetres(pressed, a) - distanceMetres(pressed, b));
	const others = nearest.filter((listing) => listing.id !== id).map((listing) => listing.id);
	return { ids: [id, ...others.slice(0, SWIPED - 1)], kind: "swipe" };
}

/** The list follows the map: the card of a property comes into sight where the list is. */
function scrollListTo(id: number) {
	const card = document.querySelector(`[data-listing="${id}"]`);
	const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	const isShown = card && card.getClientRects().length > 0;
	if (isShown) card.scrollIntoView({ block: "nearest", behavior: isCalm ? "auto" : "smooth" });
}

function hashOf(box: Box | null): string {
	return box ? `#box=${box.west},${box.south},${box.east},${box.north}` : "";
}

/** A property of the list that is pointed at, or reached by keyboard. */
function usePointedAt(): number | null {
	const [id, setId] = useState<number | null>(null);

	useEffect(() => {
		const point = ({ target }: Event) => {
			const card = target instanceof Element ? target.closest<HTMLElement>("[data-listing]") : null;
			setId(card ? Number(card.dataset.listing) : null);
		};
		for (const type of ["pointerover", "focusin"]) document.addEventListener(type, point);
		return () => {
			for (const type of ["pointerover", "focusin"]) document.removeEventListener(type, point);
		};
	}, []);

	return id;
}

/** Marks the card of a marker that is pointed at. */
function pointTo(id: number | null): void {
	for (const card of document.querySelectorAll<HTMLElement>("[data-listing]")) {
		card.toggleAttribute("data-pointed", Number(card.dataset.listing) === id);
	}
}

const facts = { texts: ["common", "map", "listing"], wake: "sight" } as const;

/** The list's properties on a map, in sync with the list. It lies over the drawing of the same view. */
export const ListMap = live("list-map", facts, function ListMap(props: ListMapProps) {
	const { goal, hasSatellite, camera, marqueeIgnore } = props;
	const { search, choose } = useSearch(props.search, goal);
	const pointedAt = usePointedAt();
	const isAlive = useHydrated();
	const { t } = useTranslation("map");
	const language = useLanguage();
	const [seen, setSeen] = useState<Box | null>(null);
	const [follows, setFollows] = useState(search.bbox !== undefined);
	const [selected, setSelected] = useState<number | null>(null);
	const [cards, setCards] = useState<Cards | null>(null);
	/** Where the visitor has moved the map to, while the list has not followed. */
	const [elsewhere, setElsewhere] = useState<Box | null>(null);
	/** Whether the menu of the drawing tools is open. */
	const [hasMenu, setMenu] = useState(false);
	const [mapType, setMapType] = useState<MapType>("streets");
	const listings = useMapListings(props.search, seen, language, true);
	const { near } = camera;
	const around = useMemo((): Search => ({ ...search, zips: [], cities: [], bbox: near?.box }), [search, near]);
	const others = useMapListings(around, null, language, near !== null && listings?.total === 0);
	const { embed, ready, post } = useMapEmbed(hear);
	/** The initial view; later changes are sent as messages. */
	const [address] = useState(() => `${mapEmbedPath(language)}${hashOf(camera.box)}`);
	/** The search that the view was last moved to, and the box that the visitor moved it to. */
	const fitted = useRef<string | null>(null);
	const movedTo = useRef<Box | undefined>(undefined);
	/** What the map shows as selected. */
	const marked = useRef<number | null>(null);

	/** What the map shows, for who does not see it. */
	function inWords({ total, places }: MapListings): string {
		const shown = t("info.shown", { count: total });
		if (places.length < 2) return shown;
		const named = places.map(({ city, count }) => `${city} (${count})`);
		return `${shown}. ${t("info.most", { places: listText(named, language) })}.`;
	}

	function hear(message: FromMap) {
		if (message.type === "hover") pointTo(message.id);
		if (message.type === "selection") pressed(message.id);
		if (message.type === "menu") {
			setMenu(message.isOpen);
			// A press on a marker closes the menu, and its card is to stay.
			if (message.isOpen) pressed(null);
		}
		if (message.type === "stack") {
			setSelected(null);
			setCards({ ids: message.ids, kind: "stack" });
		}
		if (message.type === "shape") {
			movedTo.current = undefined;
			setSeen(null);
			setElsewhere(null);
			setCards(null);
			choose({ polygon: message.points ?? undefined, bbox: undefined });
		}
		if (message.type === "bounds" && message.moved) move(message.box);
	}

	function pressed(id: number | null) {
		marked.current = id;
		setSelected(id);
		setCards(id === null ? null : cardsOf(id, listings?.total === 0 ? others : listings));
		if (id !== null) scrollListTo(id);
	}

	function move(box: Box) {
		const next = rounded(box);
		movedTo.current = next;
		// A phone asks with a button, and shows no box to tick.
		if (follows && !matchMedia(PHONE).matches) return choose({ bbox: next }, "bbox");
		setElsewhere(next);
		if (listings && (listings.clusters.length > 0 || listings.seen)) setSeen(next);
	}

	function follow(on: boolean) {
		setFollows(on);
		setSeen(null);
		setElsewhere(null);
		if (!on) choose({ bbox: undefined });
		else if (movedTo.current) choose({ bbox: movedTo.current }, "bbox");
	}

	function searchHere() {
		if (!elsewhere) return;
		setElsewhere(null);
		setSeen(null);
		choose({ bbox: elsewhere });
	}

	useEffect(() => {
		if (!ready || !listings || listings.query !== mapQuery(search)) return;
		const isOwnMove = listings.seen !== null || (search.bbox !== undefined && isSame(search.bbox, movedTo.current));
		const isEmpty = listings.total === 0;
		const shown = isEmpty && others ? others : listings;
		const isNew = fitted.current !== listings.query;
		fitted.current = listings.query;
		const area = search.bbox ?? (search.polygon ? boundsOf(search.polygon) : (listings.bounds ?? near?.box ?? null));
		const fit = isNew && !isOwnMove ? area : null;
		const count = others?.total ?? 0;
		const nothing = near
			? count > 0
				? t("near.some", { locality: near.locality, km: near.km, count })
				: t("near.none", { locality: near.locality })
			: t("info.none");
		post({ type: "show", ...mapState(shown, search, { mapType, fit, marqueeIgnore, info: isEmpty ? nothing : null }) });
	}, [ready, listings, others, near, search, mapType, post, marqueeIgnore, t]);

	useEffect(() => {
		if (!ready || location.hash !== DRAW_HASH) return;
		// Once: on the way back the map is to be looked at.
		history.replaceState(history.state, "", location.pathname + location.search);
		post({ type: "draw" });
	}, [ready, post]);

	useEffect(() => {
		if (ready) post({ type: "highlight", id: pointedAt });
	}, [ready, post, pointedAt]);

	useEffect(() => {
		// An echo would arrive after the visitor's next press and undo it.
		if (!ready || marked.current === selected) return;
		marked.current = selected;
		post({ type: "select", id: selected });
	}, [ready, post, selected]);

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
			<p className="sr-only">{listings && inWords(listings)}</p>
		</>
	);
});
