import { createServer } from "node:http";
import { listenOnLoopback } from "../loopback.ts";
import { TOWN_ATTRIBUTION, TOWN_BOUNDS, TOWN_ZOOMS, townTiles } from "./tiles.ts";

/**
 * A service of tiles on this machine: `/town` is its TileJSON, `/bare` the least that TileJSON asks for, `/no-tiles`
 * less than that, `/closed` a refusal; `/silent` never answers, `/broken` names tiles that fail, and `/asked` returns
 * how many tiles were requested.
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
