import { createServer, type IncomingMessage, type Server } from "node:http";
import { gzipSync } from "node:zlib";

/** Proxy that serves the site like the edge: compressed and, on request, without scripts. */
export type Front = { origin: string; close(): Promise<void> };

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest|x-protobuf)|image\/svg)/;
const scripts = /<script\b[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;
/** Hop-by-hop headers, set again by the proxy. */
const ofHop = new Set(["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"]);

/** Called before each response, which waits for it. */
type Watch = (address: string, bytes: number) => Promise<void>;

/**
 * Starts the proxy on a free loopback port.
 * @param stripped removes scripts from pages, to measure their cost
 */
export async function startFront(site: string, stripped: boolean, watch?: Watch): Promise<Front> {
	const server = createServer(async (request, response) => {
		try {
			const answer = await fetch(site + (request.url ?? "/"), {
				redirect: "manual",
				headers: { accept: acceptOf(request) },
			});
			const type = answer.headers.get("content-type") ?? "";
			let body: Buffer = Buffer.from(await answer.arrayBuffer());
			const isPage = type.startsWith("text/html");
			if (stripped && isPage) body = Buffer.from(body.toString("utf8").replace(scripts, ""));
			const headers: Record<string, string> = {};
			for (const [name, value] of answer.headers) if (!ofHop.has(name)) headers[name] = value;
			if (compressible.test(type)) {
				body = gzipSync(body, { level: 6 });
				headers["content-encoding"] = "gzip";
			}
			await watch?.(request.url ?? "/", body.byteLength);
			response.writeHead(answer.status, { ...headers, "content-length": body.byteLength });
			response.end(body);
		} catch (error) {
			response.writeHead(502).end(String(error));
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return { origin: originOf(server), close: () => new Promise((resolve) => server.close(() => resolve())) };
}

function acceptOf(request: IncomingMessage): string {
	return request.headers.accept ?? "*/*";
}

function originOf(server: Server): string {
	const address = server.address();
	if (typeof address !== "object" || !address) throw new Error("the front has no port");
	return `http://localhost:${address.port}`;
}
