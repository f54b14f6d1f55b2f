/**
 * Stand-in for the agency's CRM on loopback: Whise, Omnicasa, SweepBright and an OpenImmo file, with its own
 * properties.
 * `npx node demo/crm/server.ts --port 8791`
 */

import { createReadStream, existsSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Call, PictureAddress, Reply } from "./call.ts";
import { demoOmnicasa, omnicasaReply } from "./omnicasa.ts";
import { demoOpenImmo, OPENIMMO_FILE, openImmoReply } from "./openimmo.ts";
import { announce, demoSweepBright, sweepBrightReply } from "./sweepbright.ts";
import { demoWhise, whiseReply } from "./whise.ts";

/** Fictional credentials of the demo. */
export const demoAccount = {
	user: "demo",
	password: "demo-password",
	clientId: 4_100,
	officeIds: [41, 42, 43],
} as const;

export type DemoCrm = {
	origin: string;
	/** Announces all SweepBright estates to a site, as if they were just published. */
	announceTo(site: string): Promise<void>;
	close(): Promise<void>;
};

const media = path.resolve(import.meta.dirname, "../../public/media");

/** Serves `/whise/…`, `/omnicasa/…`, `/sweepbright/…`, the `/openimmo/…` file and the properties' pictures. */
export async function startDemoCrm(port = 0): Promise<DemoCrm> {
	const server = createServer((request, response) => {
		void parseRequest(request)
			.then((call) => {
				const file = pictureFile(call.path);
				if (file) {
					response.writeHead(200, { "content-type": "image/jpeg" });
					createReadStream(file).pipe(response);
					return;
				}
				const { status, body } = replyTo(call);
				const isFile = body instanceof Uint8Array;
				response.writeHead(status, { "content-type": isFile ? "application/octet-stream" : "application/json" });
				response.end(isFile ? body : JSON.stringify(body));
			})
			.catch(() => response.writeHead(400).end());
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const picture: PictureAddress = (name, width) => `${origin}/pictures/${name}-${width}.jpg`;
	const whise = demoWhise(demoAccount, picture);
	const omnicasa = demoOmnicasa(demoAccount, picture);
	const sweepBright = demoSweepBright(demoAccount, picture);
	const openImmo = await demoOpenImmo(demoAccount, picture, (name) => path.join(media, name));
	function replyTo(call: Call): Reply {
		const [system, ...rest] = call.path.split("/");
		const inside = { ...call, path: rest.join("/") };
		if (system === "whise") return whiseReply(whise, inside);
		if (system === "omnicasa") return omnicasaReply(omnicasa, inside);
		if (system === "sweepbright") return sweepBrightReply(sweepBright, inside);
		if (system === "openimmo") return openImmoReply(openImmo, inside);
		return { status: 404, body: null };
	}
	return {
		origin,
		async announceTo(site) {
			for (const id of sweepBright.estates.keys()) await announce(sweepBright, "estate-added", id, site);
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** File of a demo picture; null for any other path. */
function pictureFile(asked: string): string | null {
	const name = /^pictures\/([\w-]+\.jpg)$/.exec(asked)?.[1];
	const file = name ? path.join(media, name) : null;
	return file && existsSync(file) ? file : null;
}

/** Parses a request. */
export async function parseRequest(request: IncomingMessage): Promise<Call> {
	const url = new URL(request.url ?? "/", "http://127.0.0.1");
	let body = "";
	for await (const part of request) body += part;
	return {
		path: url.pathname.slice(1),
		query: url.searchParams,
		token: request.headers.authorization?.replace("Bearer ", "") ?? null,
		accept: request.headers.accept ?? "",
		body: JSON.parse(body || "{}") as Record<string, unknown>,
	};
}

if (import.meta.main) {
	const { values } = parseArgs({ options: { port: { type: "string", default: "8791" } } });
	const { origin } = await startDemoCrm(Number(values.port));
	console.warn(
		`Whise at ${origin}/whise, Omnicasa at ${origin}/omnicasa, SweepBright at ${origin}/sweepbright, OpenImmo at ${origin}/openimmo/${OPENIMMO_FILE}`,
	);
}
