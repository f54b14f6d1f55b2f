import { formatNumber } from "../../../domain/formatting/numbers";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import type { MapPosterData } from "./map-poster-data";
import outlines from "./outlines.svg?no-inline";
import { POSTER_SIZE } from "./poster-view";

/** Shapes of the file and how each is drawn, from below. */
const layers = [
	["sea", "poster-sea"],
	["abroad", "poster-abroad"],
	["land", "poster-land"],
	["rivers", "poster-rivers"],
	["regions", "poster-regions"],
	["land", "poster-borders"],
] as const;

/**
 * The map as a drawing that the server makes: it is there with the page, without a script and on paper, until the
 * living one lies over it. The page names the namespace `map` in its handle, and its own module
 * brings `map-poster.css`: the style sheet of a part whose script comes later would be late.
 */
export function MapPoster({ poster, title }: { poster: MapPosterData; title: string }) {
	const { t } = useTranslation("map");
	const language = useLanguage();
	return (
		<div className="map-poster">
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is none of a drawing's */}
			<svg viewBox={`0 0 ${POSTER_SIZE} ${POSTER_SIZE}`} role="group" aria-label={title}>
				<g transform={poster.transform}>
					{layers.map(([shape, look]) => (
						<use key={look} href={`${outlines}#${shape}`} className={look} />
					))}
				</g>
				{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of it takes the focus */}
				<g aria-hidden="true">
					{poster.places.map(({ x, y, name, rank }) => (
						<text key={name} x={x} y={y} className={rank === 0 ? "poster-place poster-city" : "poster-place"}>
							{name}
						</text>
					))}
				</g>
				{poster.marks.map(({ x, y, count, near, to }) => (
					<a key={`${x} ${y}`} href={to} rel="nofollow" aria-label={t("frame.group", { count, place: near })}>
						<g transform={`translate(${x} ${y})`}>
							<circle className="poster-reach" />
							<circle className="poster-mark" />
							<text className="poster-count">{formatNumber(count, language)}</text>
						</g>
					</a>
				))}
				{poster.pins.map((pin) =>
					pin.link ? (
						<a key={pin.link.to} href={pin.link.to} aria-label={pin.link.label}>
							<circle cx={pin.x} cy={pin.y} className="poster-reach" />
							<circle cx={pin.x} cy={pin.y} className="poster-pin" />
						</a>
					) : (
						<circle
							key={`${pin.x} ${pin.y}`}
							cx={pin.x}
							cy={pin.y}
							r={pin.radius ?? undefined}
							className={pin.radius === null ? "poster-pin" : "poster-area"}
						/>
					),
				)}
			</svg>
		</div>
	);
}
