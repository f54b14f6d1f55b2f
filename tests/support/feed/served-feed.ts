import { createServer } from "node:http";
import { listenOnLoopback } from "../loopback.ts";

/** Serves a feed of one page on a free port. */
export async function serveFeed(parts: object): Promise<{ url: string; close(): void }> {
	const page = JSON.stringify({ version: 1, page: 1, pages: 1, ...parts });
	const server = createServer((_request, response) => {
		response.setHeader("content-type", "application/json");
		response.end(page);
	});
	const { origin, close } = await listenOnLoopback(server);
	return { url: `${origin}/feed.json`, close };
}
