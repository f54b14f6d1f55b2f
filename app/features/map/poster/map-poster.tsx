import { Fragment } from "react";
import { formatNumber } from "../../../domain/formatting/numbers";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { type ViewSize, viewSizes } from "../first-view";
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
		<div className="map-poster map-fit" data-purpose={poster.purpose}>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is none of a drawing's */}
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
				{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of it takes the focus */}
				<g aria-hidden="true">
					{poster.places.map(({ x, y, name, rank, sizes }) => (
						<text
							key={`${x} ${y} ${name}`}
							x={share(x)}
							y={share(y)}
							className={rank === 0 ? "poster-place poster-city" : "poster-place"}
							data-sizes={onlyIn(sizes)}
						>
							{name}
						</text>
					))}
				</g>
				{poster.marks.map(({ x, y, count, near, to, sizes }) => (
					<a
						key={`${x} ${y} ${count}`}
						href={to}
						rel="nofollow"
						aria-label={t("frame.group", { count, place: near })}
						data-sizes={onlyIn(sizes)}
					>
						{/* biome-ignore lint/a11y/noSvgWithoutTitle: the link has a name */}
						<svg x={share(x)} y={share(y)}>
							<circle className="poster-reach" />
							<circle className={count === 1 ? "poster-pin" : "poster-mark"} />
							{count > 1 && <text className="poster-count">{formatNumber(count, language)}</text>}
						</svg>
					</a>
				))}
				{poster.pins.map(({ x, y, radius, link }) => {
					const pin = <circle cx={share(x)} cy={share(y)} className="poster-pin" />;
					if (!link) return radius === null && <Fragment key={`${x} ${y}`}>{pin}</Fragment>;
					return (
						<a key={link.to} href={link.to} aria-label={link.label}>
							<circle cx={share(x)} cy={share(y)} className="poster-reach" />
							{pin}
						</a>
					);
				})}
			</svg>
		</div>
	);
}

/** What `map-poster.css` shows by the size of the drawing; all of them have what says none. */
function onlyIn(sizes: readonly ViewSize[]): string | undefined {
	return sizes.length === Object.keys(viewSizes).length ? undefined : sizes.join(" ");
}

/** Of the square's side, whatever that is: what stands on the outlines keeps its own size. */
function share(thousandths: number): string {
	return `${thousandths / 10}%`;
}
