import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves parts of a feed as its only page, on a port of its own. */
export async function serveFeed(parts: object): Promise<{ url: string; close(): void }> {
	const page = JSON.stringify({ version: 1, page: 1, pages: 1, ...parts });
	const server = createServer((_request, response) => {
		response.setHeader("content-type", "application/json");
		response.end(page);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}/feed.json`, close: () => server.close() };
}
