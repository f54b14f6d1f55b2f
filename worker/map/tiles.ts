import { HOUR_MS } from "../../app/domain/durations";
import { factsOf, log } from "../platform/log";
import { currentVersion, openArchive } from "./archive";
import { type Breaker, createBreaker } from "./breaker";
import { isCovered, type TileAddress } from "./coverage";
import { openService } from "./service-tiles";
import { type TilesSource, TilesUnavailable } from "./source";

/** Time for which an isolate caches the current archive's version, and a service's TileJSON. */
const ARCHIVE_KNOWN_MS = 60_000;
const SERVICE_KNOWN_MS = 6 * HOUR_MS;

export type TileAnswer =
	/** `isCurrent` is false when the URL has another version, possibly a newer one that another isolate knows. */
	| { found: true; bytes: ArrayBuffer; isCurrent: boolean }
	/** The map draws nothing there. */
	| { found: false; reason: "empty" | "outside" | "none" | "unavailable" };

type Parts = {
	bucket: R2Bucket;
	/** TileJSON URL of a service; null for none. */
	serviceUrl: string | null;
	now?: () => number;
};

type Known = { source: TilesSource | null; until: number };

export type MapTiles = ReturnType<typeof createMapTiles>;

/**
 * Creates the tile source. The agency's own archive takes precedence over a service; when both are missing or fail,
 * there are no tiles.
 */
export function createMapTiles({ bucket, serviceUrl, now = Date.now }: Parts) {
	const breaker: Breaker = createBreaker(now);
	let archive: (Known & { version: string | null }) | null = null;
	let service: Known | null = null;

	async function findArchive(): Promise<TilesSource | null> {
		if (archive && now() < archive.until) return archive.source;
		const version = await currentVersion(bucket);
		const known = archive?.version === version ? archive?.source : undefined;
		const source = known ?? (version === null ? null : await openArchive(bucket, version));
		archive = { version, source, until: now() + ARCHIVE_KNOWN_MS };
		return source;
	}

	async function findService(): Promise<TilesSource | null> {
		if (serviceUrl === null || breaker.isOpen()) return null;
		if (service && now() < service.until) return service.source;
		const source = await guarded(() => openService(serviceUrl));
		service = { source, until: now() + SERVICE_KNOWN_MS };
		return source;
	}

	async function guarded<Value>(work: () => Promise<Value>): Promise<Value> {
		try {
			const value = await work();
			breaker.succeeded();
			return value;
		} catch (error) {
			breaker.failed();
			throw error;
		}
	}

	async function find(): Promise<{ source: TilesSource; isArchive: boolean } | null> {
		try {
			const own = await findArchive();
			if (own) return { source: own, isArchive: true };
		} catch (error) {
			// A broken archive counts as absent; the service may still answer.
			log("warn", "map-archive-unreadable", factsOf(error));
		}
		try {
			const source = await findService();
			return source && { source, isArchive: false };
		} catch (error) {
			if (!(error instanceof TilesUnavailable)) throw error;
			log("warn", "map-tiles-unavailable", factsOf(error));
			return null;
		}
	}

	return {
		/** Metadata of the tiles; null when there are none: the map shows its embedded outlines. */
		info: async () => (await find())?.source.info ?? null,
		async tile(version: string, address: TileAddress): Promise<TileAnswer> {
			if (!isCovered(address)) return { found: false, reason: "outside" };
			const known = await find();
			if (!known) return { found: false, reason: serviceUrl === null ? "none" : "unavailable" };
			const { source, isArchive } = known;
			const { info } = source;
			if (address.z < info.minzoom || address.z > info.maxzoom) return { found: false, reason: "outside" };
			try {
				const bytes = isArchive ? await source.tile(address) : await guarded(() => source.tile(address));
				if (bytes === null || bytes.byteLength === 0) return { found: false, reason: "empty" };
				return { found: true, bytes, isCurrent: version === info.version };
			} catch (error) {
				if (isArchive) archive = null;
				log("warn", "map-tile-unavailable", factsOf(error));
				return { found: false, reason: "unavailable" };
			}
		},
		/** Clears the cached archive. */
		forget() {
			archive = null;
		},
	};
}

/** Tile sources per bucket binding, kept across requests. */
const kept = new WeakMap<R2Bucket, { serviceUrl: string | null; tiles: MapTiles }>();

export function mapTilesOf(bucket: R2Bucket, serviceUrl: string | null): MapTiles {
	let known = kept.get(bucket);
	if (known?.serviceUrl !== serviceUrl || !known) {
		known = { serviceUrl, tiles: createMapTiles({ bucket, serviceUrl }) };
		kept.set(bucket, known);
	}
	return known.tiles;
}
