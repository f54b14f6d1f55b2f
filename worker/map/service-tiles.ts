import * as z from "zod";
import { sha256 } from "../platform/links";
import { COVERAGE, MAX_TILE_ZOOM } from "./coverage";
import { boundsOr, plainAttribution, type TilesSource, TilesUnavailable } from "./source";

/** Timeout after which the map goes on without the service. */
const ANSWER_WITHIN_MS = 2_000;
const VERSION_DIGITS = 12;
/** Bytes; a tile of a city centre has a fifth of that. */
const MAX_TILE = 4 * 1024 * 1024;

const tileJsonSchema = z.looseObject({
	tiles: z.array(z.string()).min(1),
	minzoom: z.number().int().min(0).max(30).optional(),
	maxzoom: z.number().int().min(0).max(30).optional(),
	// `unknown` alone would require the keys.
	bounds: z.unknown().optional(),
	attribution: z.unknown().optional(),
});

const nothingThere = new Set([204, 404, 410]);

async function ask(address: string): Promise<Response> {
	try {
		return await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
	} catch {
		throw new TilesUnavailable(`${new URL(address).host} does not answer`);
	}
}

/** Opens the tile service of a TileJSON document. @throws TilesUnavailable when the document is missing or invalid */
export async function openService(address: string): Promise<TilesSource> {
	const host = new URL(address).host;
	const response = await ask(address);
	if (!response.ok) {
		await response.body?.cancel();
		throw new TilesUnavailable(`${host} answered ${response.status} in place of a TileJSON`);
	}
	const parsed = tileJsonSchema.safeParse(await response.json().catch(() => null));
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		throw new TilesUnavailable(`${host} answers with no TileJSON: ${issue?.path.join(".")} ${issue?.message}`.trim());
	}
	const { tiles, minzoom = 0, maxzoom = 14, bounds, attribution } = parsed.data;
	const template = new URL(tiles[0] ?? "", address).href.replaceAll("%7B", "{").replaceAll("%7D", "}");
	return {
		info: {
			version: (await sha256(template)).slice(0, VERSION_DIGITS),
			minzoom,
			maxzoom: Math.min(maxzoom, MAX_TILE_ZOOM),
			bounds: narrower(boundsOr(bounds, COVERAGE)),
			attribution: plainAttribution(attribution) || "© OpenStreetMap",
		},
		async tile({ z: zoom, x, y }) {
			const filled = template.replace("{z}", String(zoom)).replace("{x}", String(x)).replace("{y}", String(y));
			const answer = await ask(filled);
			if (nothingThere.has(answer.status)) {
				await answer.body?.cancel();
				return null;
			}
			if (!answer.ok || Number(answer.headers.get("content-length") ?? 0) > MAX_TILE) {
				await answer.body?.cancel();
				throw new TilesUnavailable(`${host} answered ${answer.status}`);
			}
			const bytes = await answer.arrayBuffer().catch(() => null);
			if (!bytes || bytes.byteLength > MAX_TILE) throw new TilesUnavailable(`${host} broke off`);
			return bytes;
		},
	};
}

/** Limits the bounds of a service to COVERAGE. */
function narrower([west, south, east, north]: readonly [number, number, number, number]) {
	const [w, s, e, n] = COVERAGE;
	const box = [Math.max(w, west), Math.max(s, south), Math.min(e, east), Math.min(n, north)] as const;
	return box[0] < box[2] && box[1] < box[3] ? box : COVERAGE;
}
