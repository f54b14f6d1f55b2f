import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { omnicasaLeadsHandler } from "./omnicasa-leads.ts";
import { sweepBrightLeadsHandler } from "./sweepbright-leads.ts";
import { type Handled, type LeadCall, type LeadHandler, type Received, whiseLeadsHandler } from "./whise-leads.ts";

/**
 * Behaviour of the systems: `well`; `down` (503); `slow` (stores and never answers); `mute` (stores and closes the
 * connection); `expired` (each path answers 401 once); `denying` (rejects credentials); `refusing` (rejects the field
 * named in `?field=`); `texts` (writes numbers as text); `forgetful` (404 on deletes).
 */
export type LeadMood = "well" | "down" | "slow" | "mute" | "expired" | "denying" | "refusing" | "texts" | "forgetful";

export const webhookSecret = "a-secret-of-the-webhook-32-characters";

/**
 * Starts stand-ins for systems that take leads: `/{agency}/whise/…`, `/{agency}/omnicasa/…`, `/{agency}/webhook`, and
 * `/{agency}/alerts` for alerts. The agency is any word, which isolates tests from each other. `/{agency}/received`
 * lists the accepted calls; `/{agency}/mood/{mood}?field=…` sets the mood of all systems.
 */
export async function startLeadServer(port = 0) {
	const agencies = new Map<string, { mood: LeadMood; field: string; received: Received[]; expired: Set<string> }>();
	const handlers: Readonly<Record<string, LeadHandler>> = {
		whise: whiseLeadsHandler,
		omnicasa: omnicasaLeadsHandler,
		sweepbright: sweepBrightLeadsHandler,
		webhook: webhookHandler,
		alerts: ({ body }) => ({ status: 200, body: {}, received: { call: "alert", body } }),
	};
	const server = createServer(async (request, response) => {
		const url = new URL(request.url ?? "/", "http://127.0.0.1");
		const [, name = "", system = "", ...path] = url.pathname.split("/");
		const agency = agencies.get(name) ?? { mood: "well", field: "", received: [], expired: new Set<string>() };
		agencies.set(name, agency);
		const asText = (_key: string, value: unknown) =>
			agency.mood === "texts" && typeof value === "number" ? String(value) : value;
		const answer = (status: number, body: unknown) => {
			response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body, asText));
		};
		if (system === "received") {
			response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(agency.received));
			return undefined;
		}
		if (system === "mood") {
			agency.mood = path[0] as LeadMood;
			agency.field = url.searchParams.get("field") ?? "";
			agency.expired.clear();
			return answer(200, {});
		}
		const call = await parseRequest(request, path.join("/"), url.searchParams);
		if (agency.mood === "down") return answer(503, null);
		if (agency.mood === "forgetful" && call.method === "DELETE") return answer(404, null);
		if (agency.mood === "denying") return answer(401, { message: "No access" });
		if (
			agency.mood === "expired" &&
			call.token !== null &&
			!call.path.endsWith("token") &&
			!agency.expired.has(call.path)
		) {
			agency.expired.add(call.path);
			return answer(401, { message: "The token has expired" });
		}
		const refused = agency.mood === "refusing" ? agency.field : null;
		const { status, body, received }: Handled = (handlers[system] ?? notFound)(
			call,
			refused,
			agency.received.length + 1,
		);
		if (received) agency.received.push(received);
		if (received && agency.mood === "mute") return request.socket.destroy();
		if (received && agency.mood === "slow") return undefined;
		return answer(status, body);
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	const address = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${address.port}`,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

async function parseRequest(request: IncomingMessage, path: string, query: URLSearchParams): Promise<LeadCall> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part as Buffer);
	const text = Buffer.concat(parts).toString("utf8");
	return {
		method: request.method ?? "GET",
		path,
		query,
		token: request.headers.authorization?.replace("Bearer ", "") ?? null,
		signature: String(request.headers["x-signature"] ?? ""),
		text,
		body: JSON.parse(text || query.get("json") || "{}") as Record<string, unknown>,
	};
}

/** Verifies the signature and rejects a field by its name. */
function webhookHandler({ text, body, signature }: LeadCall, refused: string | null): Handled {
	const expected = createHmac("sha256", webhookSecret).update(text).digest("hex");
	if (signature !== `sha256=${expected}`) return { status: 401, body: { message: "The signature is wrong" } };
	if (refused) return { status: 422, body: { errors: { [refused]: "is invalid" } } };
	return { status: 200, body: {}, received: { call: "webhook", body } };
}

function notFound(): Handled {
	return { status: 404, body: null };
}

if (import.meta.main) {
	const { values } = parseArgs({ options: { port: { type: "string", default: "8795" } } });
	const { origin } = await startLeadServer(Number(values.port));
	console.log(`takes leads at ${origin}/demo/whise, ${origin}/demo/omnicasa and ${origin}/demo/webhook`);
	console.log(`LEADS_SECRET of the webhook: ${webhookSecret}; what came: ${origin}/demo/received`);
}
