import { Fragment } from "react";
import { formatNumber } from "../../../domain/formatting/numbers";
import { keysOf } from "../../../domain/records";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import type { MapPosterData } from "./map-poster-data";
import outlines from "./outlines.svg?no-inline";
import { POSTER_SIZE } from "./poster-view";

/** Shapes of the outlines file and their classes, from bottom to top. */
const layers = [
	["sea", "poster-sea"],
	["abroad", "poster-abroad"],
	["land", "poster-land"],
	["rivers", "poster-rivers"],
	["regions", "poster-regions"],
	["land", "poster-borders"],
] as const;

/**
 * Server-rendered drawing of the map, shown at once, without scripts and in print, until the interactive map covers it.
 * The page must list the namespace `map` in its handle and import `map-poster.css` in its own module: the style sheet
 * of a lazily loaded part would arrive late.
 */
export function MapPoster({ poster, title }: { poster: MapPosterData; title: string }) {
	const { t } = useTranslation("map");
	const language = useLanguage();
	return (
		<div className="map-poster map-fit" data-purpose={poster.purpose}>
			{/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
			<svg className="map-fit-square" role="group" aria-label={title}>
				<svg viewBox={`0 0 ${POSTER_SIZE} ${POSTER_SIZE}`} aria-hidden="true">
					<g transform={poster.transform}>
						{layers.map(([shape, look]) => (
							<use key={look} href={`${outlines}#${shape}`} className={look} />
						))}
					</g>
					{poster.pins.map(
						({ x, y, radius }) =>
							radius !== null && <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className="poster-area" />,
					)}
				</svg>
				{keysOf(poster.drawings).map((size) => (
					<g key={size} className={`poster-${size}`}>
						{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it is focusable */}
						<g aria-hidden="true">
							{poster.drawings[size].places.map(({ x, y, name, rank }) => (
								<text
									key={`${x} ${y} ${name}`}
									x={share(x)}
									y={share(y)}
									className={rank === 0 ? "poster-city" : undefined}
								>
									{name}
								</text>
							))}
						</g>
						{poster.drawings[size].marks.map(({ x, y, count, near, to }) => (
							<a
								key={`${x} ${y} ${count}`}
								href={to}
								rel="nofollow"
								aria-label={t("frame.group", { count, place: near })}
							>
								{/* biome-ignore lint/a11y/noSvgWithoutTitle: the link has a name */}
								<svg x={share(x)} y={share(y)}>
									<circle />
									<circle className={count === 1 ? "poster-pin" : undefined} />
									{count > 1 && <text>{formatNumber(count, language)}</text>}
								</svg>
							</a>
						))}
					</g>
				))}
				{poster.pins.map(({ x, y, radius, link }) => {
					const pin = <circle cx={share(x)} cy={share(y)} className="poster-pin" />;
					if (!link) return radius === null && <Fragment key={`${x} ${y}`}>{pin}</Fragment>;
					return (
						<a key={link.to} href={link.to} aria-label={link.label}>
							<circle cx={share(x)} cy={share(y)} />
							{pin}
						</a>
					);
				})}
			</svg>
		</div>
	);
}

/** Percentage of the square's side, so marks and labels keep their own size at any map size. */
function share(thousandths: number): string {
	return `${thousandths / 10}%`;
}
