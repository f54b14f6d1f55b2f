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
	/** Returns the URL of the page for drawing an area. */
	draw: (() => string) | undefined;
	onNear: (place: LocalitySuggestion) => void;
};

/** Options before anything is typed: near me, draw an area, and recent searches. */
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
		// Keep the focus in the field: a blur would close the offers before the click.
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
 * Returns the municipality whose centre is nearest to the visitor, or null if the position is unavailable. The browser
 * asks for permission. The position stays on the device; only the municipality becomes part of the search.
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
