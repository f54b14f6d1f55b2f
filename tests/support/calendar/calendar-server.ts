import { createServer, type ServerResponse } from "node:http";
import { listenOnLoopback } from "../loopback.ts";

const CHUNK = "X-NOTHING:".padEnd(64 * 1_024, "x");
const CHUNKS_OF_12_MIB = 192;

const statuses: Readonly<Record<string, number>> = { "/gone": 410, "/secret": 403, "/down": 503 };
const redirects: Readonly<Record<string, string>> = {
	"/to-file": "/files/first",
	"/to-private": "https://10.0.0.1/calendar.ics",
	"/to-metadata": "http://169.254.169.254/latest/",
	"/in-circles": "/in-circles",
};

/**
 * Local server for external calendars. PUT `/files/{name}` stores a calendar for GET. Faults: `/silent` never answers,
 * `/huge` sends 12 MiB without a Content-Length, `/held` answers only after a request to `/release`, which waits for
 * it; see also the tables above.
 */
export async function startCalendarServer(): Promise<{ origin: string; close(): void }> {
	const files = new Map<string, string>();
	const held = Promise.withResolvers<ServerResponse>();
	const server = createServer(async (request, response) => {
		const path = request.url ?? "";
		const status = statuses[path];
		const location = redirects[path];
		if (path === "/silent") return;
		if (path === "/held") return held.resolve(response);
		if (path === "/asked" || path === "/release") {
			const waiting = await held.promise;
			if (path === "/release") waiting.end(files.get("/files/first"));
			return void response.end();
		}
		if (status) return void response.writeHead(status).end();
		if (location) return void response.writeHead(302, { location }).end();
		if (path === "/huge") {
			for (let chunk = 0; chunk < CHUNKS_OF_12_MIB && !response.destroyed; chunk++) response.write(`${CHUNK}\r\n`);
			return void response.end();
		}
		if (request.method === "PUT") {
			let body = "";
			for await (const part of request) body += part;
			files.set(path, body);
		}
		// Sent as HTML: a calendar is recognised only by its content.
		response.writeHead(files.has(path) ? 200 : 404, { "content-type": "text/html" }).end(files.get(path));
	});
	return listenOnLoopback(server);
}
