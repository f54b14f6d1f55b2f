import { useState } from "react";
import type { Language } from "../../../domain/language";
import { distanceMetres, type Point } from "../../../domain/localities/geo";
import type { TreeRegion } from "../../../domain/localities/locality-tree";
import type { LocalitySuggestion } from "../../../domain/locality-suggestion";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { fetchJson } from "../../../ui/fetch-json";
import { Icon } from "../../../ui/icon";
import { recentSearches } from "./recent-searches";

type PlaceOffersProps = {
	/** Where an area is drawn, as it is when these offers show. */
	draw: (() => string) | undefined;
	onNear: (place: LocalitySuggestion) => void;
};

/** What the control for places offers before anything is typed: around here, drawing, and what was looked for last. */
export function PlaceOffers({ draw, onNear }: PlaceOffersProps) {
	const { t } = useTranslation("common");
	const language = useLanguage();
	const [state, setState] = useState<"idle" | "asking" | "lost">("idle");
	const [recent] = useState(recentSearches);

	async function findNear() {
		setState("asking");
		const place = await nearestPlace(language);
		setState(place ? "idle" : "lost");
		if (place) onNear(place);
	}

	return (
		// The field keeps the focus: it must not be left before the press is over.
		<div className="place-offers" onPointerDown={(event) => event.preventDefault()}>
			<button type="button" onClick={findNear} aria-busy={state === "asking"}>
				<Icon name="map-pin" />
				{t("searchField.here")}
			</button>
			{state === "lost" && (
				<p role="status" className="px-3.5 pb-2 text-sm text-warning">
					{t("searchField.hereFailed")}
				</p>
			)}
			{draw && (
				<a href={draw()}>
					<Icon name="pencil" />
					{t("searchField.draw")}
				</a>
			)}
			{recent.length > 0 && (
				<>
					<p className="px-3.5 pt-3 pb-1 font-medium text-quiet text-sm">{t("searchField.recent")}</p>
					{recent.map(({ label, path }) => (
						<a key={path} href={path}>
							<Icon name="clock" />
							<span className="min-w-0 truncate">{label}</span>
						</a>
					))}
				</>
			)}
		</div>
	);
}

const PATIENCE_MS = 10_000;

function whereAmI(): Promise<Point | null> {
	return new Promise((resolve) => {
		navigator.geolocation.getCurrentPosition(
			({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
			() => resolve(null),
			{ timeout: PATIENCE_MS },
		);
	});
}

/**
 * The municipality whose middle is nearest to the visitor; null where the device does not tell. The browser asks, and
 * the point stays on the device: only the municipality becomes a part of the search.
 */
async function nearestPlace(language: Language): Promise<LocalitySuggestion | null> {
	const [here, tree] = await Promise.all([
		whereAmI(),
		fetchJson<{ regions: TreeRegion[] }>(`/api/place-tree?lang=${language}`, AbortSignal.timeout(PATIENCE_MS)),
	]);
	if (!here || !tree) return null;
	const all = tree.regions.flatMap(({ provinces }) => provinces.flatMap(({ localities }) => localities));
	const [nearest] = all
		.map((place) => ({ place, metres: distanceMetres(here, place) }))
		.sort((a, b) => a.metres - b.metres);
	if (!nearest) return null;
	const { code, name, zips } = nearest.place;
	return { kind: "municipality", name, zips, listings: 0, also: null, city: code };
}
