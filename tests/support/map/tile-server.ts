import { createServer } from "node:http";
import { listenOnLoopback } from "../loopback.ts";
import { TOWN_ATTRIBUTION, TOWN_BOUNDS, TOWN_ZOOMS, townTiles } from "./tiles.ts";

/**
 * Local tile service. `/town` is its TileJSON, `/bare` a minimal TileJSON, `/no-tiles` an invalid one without tiles,
 * `/closed` a 403, `/broken` a TileJSON whose tiles fail. `/silent` never answers. `/asked` returns the number of
 * requested tiles.
 */
export async function startTileServer(): Promise<{ origin: string; close(): void }> {
	const tiles = new Map(townTiles().map(({ z, x, y, bytes }) => [`/tiles/${z}/${x}/${y}`, bytes]));
	let asked = 0;
	const server = createServer((request, response) => {
		const path = request.url ?? "";
		if (path === "/silent") return;
		if (path === "/asked") return void response.end(String(asked));
		if (path === "/closed") return void response.writeHead(403).end();
		if (path === "/bare") return void response.end(JSON.stringify({ tiles: [`${origin}/tiles/{z}/{x}/{y}`] }));
		if (path === "/no-tiles") return void response.end(JSON.stringify({ tilejson: "3.0.0", tiles: [] }));
		if (path === "/town" || path === "/broken") {
			const folder = path === "/town" ? "tiles" : "failing";
			response.setHeader("content-type", "application/json");
			const document = { tilejson: "3.0.0", ...TOWN_ZOOMS, bounds: TOWN_BOUNDS, attribution: TOWN_ATTRIBUTION };
			return void response.end(JSON.stringify({ ...document, tiles: [`${origin}/${folder}/{z}/{x}/{y}`] }));
		}
		asked += 1;
		const bytes = tiles.get(path);
		response.statusCode = bytes ? 200 : path.startsWith("/failing/") ? 500 : 404;
		response.end(bytes);
	});
	const { origin, close } = await listenOnLoopback(server);
	return { origin, close };
}
