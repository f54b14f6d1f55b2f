import { useEffect, useRef, useState } from "react";
import { circleAround } from "../../domain/localities/circle";
import { boundsOf, type Point } from "../../domain/localities/geo";
import { mapEmbedPath } from "../../domain/pages/paths";
import type { ListingArea } from "../../domain/property/listing";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { TextLink } from "../../ui/link";
import { ConsentGate } from "../consent/consent-gate";
import { AroundProperty, type AroundWhat } from "./around-property";
import { MapPoster } from "./poster/map-poster";
import type { MapPosterData } from "./poster/map-poster-data";
import { useMapEmbed } from "./use-map-embed";

type PropertyMapProps = {
	/** Of the property, for the map's name. */
	title: string;
	/** The property's point; null for a hidden address. */
	point: Point | null;
	/** The approximate location of a hidden address. */
	area: ListingArea | null;
	/** What is drawn of it until the map is there. */
	poster: MapPosterData | null;
	/** Its surroundings are shown where the address is public; without it they are not. */
	around?: AroundWhat;
	/** Of the settings: allows the street view inside the page. */
	streetViewKey?: string | null;
};

/** Around a marker, in metres, what is shown of its surroundings. */
const SURROUNDINGS_METRES = 600;
/** How near the map comes before it is loaded. */
const NEAR = "300px";
const ZOOM = { point: 17, area: 14 };

function outsideMap({ latitude, longitude }: Point, isExact: boolean): string {
	const marker = isExact ? `?mlat=${latitude}&mlon=${longitude}` : "";
	return `https://www.openstreetmap.org/${marker}#map=${isExact ? ZOOM.point : ZOOM.area}/${latitude}/${longitude}`;
}

function panorama({ latitude, longitude }: Point): string {
	return `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${latitude},${longitude}`;
}

function directions({ latitude, longitude }: Point): string {
	return `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`;
}

/**
 * Where a property lies: a marker, or the circle of a hidden address. It is drawn at once, and the
 * map that can be moved is loaded as it comes near. A hidden address has no street view. The page names the namespace `map` in its handle.
 */
export function PropertyMap({ title, point, area, poster, around, streetViewKey = null }: PropertyMapProps) {
	const { t } = useTranslation("map");
	const [near, setNear] = useState(false);
	const middle = point ?? area;
	if (!middle || !poster) return null;
	return (
		<div>
			<Located
				onNear={() => setNear(true)}
				title={title}
				middle={middle}
				radius={point ? null : (area?.radius ?? null)}
				poster={poster}
			/>
			{!point && <p className="mt-3 text-quiet text-sm">{t("home.around")}</p>}
			<ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 print-hidden">
				<li>
					<TextLink to={outsideMap(middle, point !== null)} icon="map" newWindow>
						{t("home.outside")}
					</TextLink>
				</li>
				{point && (
					<li>
						<TextLink to={directions(point)} icon="map-pin" newWindow>
							{t("home.directions")}
						</TextLink>
					</li>
				)}
				{point && !streetViewKey && (
					<li>
						<TextLink to={panorama(point)} icon="view" newWindow>
							{t("home.street")}
						</TextLink>
					</li>
				)}
			</ul>
			{point && around && <AroundProperty what={around} wanted={near} />}
			{point && streetViewKey && <StreetView title={title} point={point} apiKey={streetViewKey} />}
		</div>
	);
}

function StreetView({ title, point, apiKey }: { title: string; point: Point; apiKey: string }) {
	const { t } = useTranslation("map");
	const { latitude, longitude } = point;
	const query = new URLSearchParams({ key: apiKey, location: `${latitude},${longitude}` });
	return (
		<ConsentGate category="marketing" service="Google" href={panorama(point)} className="mt-6 aspect-4/3 w-full">
			{() => (
				<iframe
					src={`https://www.google.com/maps/embed/v1/streetview?${query}`}
					title={t("home.streetTitle", { title })}
					loading="lazy"
					allow="fullscreen"
					referrerPolicy="strict-origin-when-cross-origin"
					className="size-full"
				/>
			)}
		</ConsentGate>
	);
}

type LocatedProps = {
	title: string;
	middle: Point;
	radius: number | null;
	poster: MapPosterData;
	onNear: () => void;
};

function Located({ title, middle, radius, poster, onNear }: LocatedProps) {
	const { t } = useTranslation("map");
	const language = useLanguage();
	const [wanted, setWanted] = useState(false);
	const locality = useRef<HTMLDivElement>(null);
	const { embed, ready, post } = useMapEmbed(() => {});
	const { latitude, longitude } = middle;
	const fit = boundsOf(circleAround({ latitude, longitude }, SURROUNDINGS_METRES));
	const came = useRef(onNear);

	useEffect(() => {
		came.current = onNear;
	});

	useEffect(() => {
		const box = locality.current;
		if (!box) return;
		const near = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) return;
				setWanted(true);
				came.current();
			},
			{ rootMargin: NEAR },
		);
		near.observe(box);
		return () => near.disconnect();
	}, []);

	useEffect(() => {
		if (!ready) return;
		post({
			type: "show",
			properties: [],
			groups: [],
			mapType: "streets",
			info: null,
			marker: { latitude, longitude, label: title, radius },
			marqueeIgnore: [],
			fit: boundsOf(circleAround({ latitude, longitude }, SURROUNDINGS_METRES)),
			shape: null,
		});
	}, [ready, post, latitude, longitude, title, radius]);

	return (
		<div ref={locality} className="map-stage h-72 max-h-[70vh] tablet:h-96" data-ready={ready || undefined}>
			<MapPoster poster={poster} title={t("home.title", { title })} />
			{wanted && (
				<iframe
					ref={embed}
					src={`${mapEmbedPath(language)}?view=home${fit ? `#box=${fit.west},${fit.south},${fit.east},${fit.north}` : ""}`}
					title={t("home.title", { title })}
					className="map-living"
				/>
			)}
		</div>
	);
}
