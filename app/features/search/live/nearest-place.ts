import type { Language } from "../../../domain/language";
import { distanceMetres, type Point } from "../../../domain/localities/geo";
import type { TreeRegion } from "../../../domain/localities/locality-tree";
import type { LocalitySuggestion } from "../../../domain/locality-suggestion";
import { fetchJson } from "../../../ui/fetch-json";

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
export async function nearestPlace(language: Language): Promise<LocalitySuggestion | null> {
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
