import { EtagMismatch, PMTiles, type RangeResponse, ResolvedValueCache, type Source, TileType } from "pmtiles";
import * as z from "zod";
import { COVERAGE, MAX_TILE_ZOOM } from "./coverage";
import { plainAttribution, type TilesSource, TilesUnavailable } from "./source";

/** Prefix of the archives in the bucket, and the key that names the current one. */
export const ARCHIVE_FOLDER = "map/";
export const CURRENT_KEY = `${ARCHIVE_FOLDER}current.json`;
export const VERSION = /^[0-9a-f]{12}$/;

/** Maximum number of cached directories; the archive of a country has a few dozen. */
const DIRECTORIES_KEPT = 64;
const OWN_ATTRIBUTION = "© OpenMapTiles © OpenStreetMap";
/** Layers of the OpenMapTiles schema that a street map requires. */
const neededLayers = ["transportation", "water", "place"];

const currentSchema = z.object({ version: z.string().regex(VERSION) });
const metadataSchema = z.looseObject({
	attribution: z.string().nullish(),
	vector_layers: z.array(z.looseObject({ id: z.string() })).nullish(),
});

export function archiveKey(version: string): string {
	return `${ARCHIVE_FOLDER}${version}.pmtiles`;
}

/** Reads byte ranges of a stored archive. */
function inBucket(bucket: R2Bucket, key: string): Source {
	return {
		getKey: () => key,
		async getBytes(offset, length, _signal, etag): Promise<RangeResponse> {
			const object = await bucket.get(key, {
				range: { offset, length },
				...(etag === undefined ? {} : { onlyIf: { etagMatches: etag } }),
			});
			if (!object) throw new TilesUnavailable(`there is no ${key}`);
			if (!("body" in object)) throw new EtagMismatch();
			return { data: await object.arrayBuffer(), etag: object.etag };
		},
	};
}

/**
 * Returns the version of the current archive; null when none was uploaded. @throws TilesUnavailable when CURRENT_KEY is
 * invalid
 */
export async function currentVersion(bucket: R2Bucket): Promise<string | null> {
	const object = await bucket.get(CURRENT_KEY);
	if (!object) return null;
	const parsed = currentSchema.safeParse(await object.json().catch(() => null));
	if (!parsed.success) throw new TilesUnavailable(`${CURRENT_KEY} names no archive`);
	return parsed.data.version;
}

/** Opens an archive. @throws TilesUnavailable with a readable reason when it is not a street map archive */
export async function openArchive(bucket: R2Bucket, version: string): Promise<TilesSource> {
	const archive = new PMTiles(inBucket(bucket, archiveKey(version)), new ResolvedValueCache(DIRECTORIES_KEPT));
	const [header, metadata] = await readHead(archive);
	if (header.tileType !== TileType.Mvt) throw new TilesUnavailable("the archive holds no vector tiles");
	const layers = new Set(metadata.vector_layers?.map(({ id }) => id));
	const missing = metadata.vector_layers ? neededLayers.filter((id) => !layers.has(id)) : [];
	if (missing.length > 0) {
		throw new TilesUnavailable(`the archive lacks layers of the OpenMapTiles schema: ${missing.join(", ")}`);
	}
	const { minLon, minLat, maxLon, maxLat } = header;
	return {
		info: {
			version,
			minzoom: header.minZoom,
			maxzoom: Math.min(header.maxZoom, MAX_TILE_ZOOM),
			bounds: minLon < maxLon && minLat < maxLat ? [minLon, minLat, maxLon, maxLat] : COVERAGE,
			attribution: plainAttribution(metadata.attribution) || OWN_ATTRIBUTION,
		},
		async tile({ z: zoom, x, y }) {
			return (await archive.getZxy(zoom, x, y))?.data ?? null;
		},
	};
}

async function readHead(archive: PMTiles) {
	try {
		return [await archive.getHeader(), metadataSchema.parse(await archive.getMetadata())] as const;
	} catch (error) {
		if (error instanceof TilesUnavailable) throw error;
		throw new TilesUnavailable(
			`the file is no PMTiles archive: ${error instanceof Error ? error.message : "unreadable"}`,
		);
	}
}
