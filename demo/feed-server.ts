/**
 * Stand-in for the agency's system: serves the demo feed on loopback.
 * `node demo/feed-server.ts --port 8790 --origin http://127.0.0.1:8787 [--token …] [--today 2026-11-21]`
 */
import { createServer, type IncomingMessage, type Server } from "node:http";
import { parseArgs } from "node:util";
import { brusselsDay } from "../app/domain/formatting/dates.ts";
import { withFaults } from "./feed/faults.ts";
import { demoFeed } from "./feed/feed.ts";

export type CrmOptions = {
	/** 0 picks a free port. */
	port: number;
	/** Public origin of the site, which serves the feed's pictures and documents. */
	siteOrigin: string;
	/** If set, requests without `Authorization: Bearer <token>` are rejected. */
	token?: string;
	/** Day of the feed; defaults to today in Brussels at each request. */
	today?: string;
};

export type Crm = { url: string; close(): Promise<void> };

type Answer = { status: number; body: unknown };

/** Serves `GET /feed.json?page=N`. Rejects when the port is taken. */
export async function startCrm(options: CrmOptions): Promise<Crm> {
	const server = createServer((request, response) => {
		const { status, body } = answer(request, options);
		response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
		response.end(typeof body === "string" ? body : JSON.stringify(body));
	});
	await listen(server, options.port);
	const address = server.address();
	const port = typeof address === "object" && address !== null ? address.port : options.port;
	return {
		url: `http://127.0.0.1:${port}/feed.json`,
		close: () =>
			new Promise((resolve, reject) => {
				server.close((error) => (error ? reject(error) : resolve()));
				server.closeAllConnections();
			}),
	};
}

function answer(request: IncomingMessage, options: CrmOptions): Answer {
	const url = new URL(request.url ?? "/", "http://127.0.0.1");
	if (url.pathname !== "/feed.json") return { status: 404, body: { error: "not found" } };
	if (request.method !== "GET") return { status: 405, body: { error: "only GET" } };
	if (options.token !== undefined && request.headers.authorization !== `Bearer ${options.token}`) {
		return { status: 401, body: { error: "a bearer token is asked" } };
	}
	const page = Number(url.searchParams.get("page") ?? 1);
	const pages = pagesOf(options.siteOrigin, options.today ?? brusselsDay(Date.now()));
	const found = pages[page - 1];
	return found === undefined
		? { status: 404, body: { error: `there are ${pages.length} pages` } }
		: { status: 200, body: found };
}

let kept: { key: string; pages: readonly string[] } | null = null;

/** Caches the feed of a day: creating it takes longer than a page request may. */
function pagesOf(origin: string, today: string): readonly string[] {
	const key = `${origin} ${today}`;
	if (kept?.key !== key) {
		kept = { key, pages: withFaults(demoFeed({ origin, today })).map((page) => JSON.stringify(page)) };
	}
	return kept.pages;
}

function listen(server: Server, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
}

if (import.meta.main) {
	const { values } = parseArgs({
		options: {
			port: { type: "string", default: "8790" },
			origin: { type: "string", default: "http://127.0.0.1:8787" },
			token: { type: "string" },
			today: { type: "string" },
		},
	});
	const { url } = await startCrm({
		port: Number(values.port),
		siteOrigin: values.origin,
		...(values.token === undefined ? {} : { token: values.token }),
		...(values.today === undefined ? {} : { today: values.today }),
	});
	console.log(`demo feed at ${url}`);
}
