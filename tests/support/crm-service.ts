import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { omnicasaItem, openImmoFile, whiseEstate } from "./crm-properties.ts";

/** An agency of a CRM system, as the first part of an address names it: its properties are numbered from 1. */
export type Agency = {
	/** Tells agencies apart, so that no test meets another one's calls. */
	name: string;
	homes: number;
	/** How many calls fail before one is answered. */
	failing?: number;
	/** How many properties are left out of an answer, although they are counted. */
	heldBack?: number;
	/** The language in which Omnicasa counts properties and answers none. */
	silentIn?: "nl" | "fr" | "en";
	/** How many bytes every answer says that it has. */
	declared?: number;
};

export const crmUser = "agency";
export const crmPassword = "pass word & more?";

export const whiseOffice = { clientId: 12, officeId: 34 };

const ownToken = "token-of-the-account";
const officeToken = "token-of-the-office";

type Call = { path: string; query: URLSearchParams; token: string | null; body: Record<string, unknown> };
type Reply = { status: number; body: unknown };

/** The web services of the CRM systems, on a port of their own. What was asked of an agency is answered at `/calls`. */
export async function startCrmService() {
	const calls = new Map<string, string[]>();
	const server = createServer(async (request, response) => {
		const { agency, call } = await understand(request);
		const known = calls.get(agency.name) ?? [];
		calls.set(agency.name, known);
		let reply: Reply = { status: 200, body: known };
		if (call.path !== "calls") {
			known.push(call.path);
			reply = known.length <= (agency.failing ?? 0) ? { status: 503, body: null } : answer(agency, call);
		}
		const isText = typeof reply.body === "string";
		response.writeHead(reply.status, {
			"content-type": isText ? "application/xml" : "application/json",
			...(agency.declared === undefined ? {} : { "content-length": agency.declared }),
		});
		response.end(isText ? reply.body : JSON.stringify(reply.body));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

async function understand(request: IncomingMessage): Promise<{ agency: Agency; call: Call }> {
	const url = new URL(request.url ?? "/", "http://127.0.0.1");
	const [, agency = "", ...path] = url.pathname.split("/");
	let body = "";
	for await (const part of request) body += part;
	return {
		agency: JSON.parse(decodeURIComponent(agency)) as Agency,
		call: {
			path: path.join("/"),
			query: url.searchParams,
			token: request.headers.authorization?.replace("Bearer ", "") ?? null,
			body: JSON.parse(body || "{}") as Record<string, unknown>,
		},
	};
}

function answer(agency: Agency, call: Call): Reply {
	if (call.path === "GetPropertyListJson") return { status: 200, body: omnicasaList(agency, call.query) };
	if (call.path === "token") return ownTokenFor(call);
	if (call.path === "v1/admin/clients/token") return { status: 200, body: officeTokenFor(call) };
	if (call.path === "homes.xml") return { status: 200, body: openImmoFile(homesOf(agency, 0, agency.homes)) };
	if (call.path === "v1/estates/list") return whiseList(agency, call);
	return { status: 404, body: null };
}

function ownTokenFor({ body }: Call): Reply {
	if (body.username !== crmUser || body.password !== crmPassword)
		return { status: 401, body: { message: "No access" } };
	return { status: 200, body: { token: ownToken } };
}

function officeTokenFor({ token, body }: Call) {
	if (token === ownToken && body.ClientId === whiseOffice.clientId && body.OfficeId === whiseOffice.officeId) {
		return { token: officeToken };
	}
	return { isValidRequest: false, validationErrors: [{ message: `ClientId ${body.ClientId} is not activated` }] };
}

function whiseList(agency: Agency, { token, body }: Call): Reply {
	if (token !== officeToken) return { status: 401, body: null };
	const page = body.Page as { Limit: number; Offset: number };
	const estates = homesOf(agency, page.Offset, page.Limit).map(whiseEstate);
	return { status: 200, body: { estates, totalCount: agency.homes, isValidRequest: true } };
}

function omnicasaList(agency: Agency, query: URLSearchParams) {
	const asked = JSON.parse(query.get("json") ?? "{}") as Record<string, string | number>;
	if (asked.CustomerName !== crmUser || asked.CustomerPassword !== crmPassword) {
		const Message = `No access\nfor ${asked.CustomerName} with ${asked.CustomerPassword}.`;
		return { GetPropertyListJsonResult: { Success: false, Code: 1, Message, Value: null } };
	}
	const language = (["nl", "fr", "en"] as const)[Number(asked.LanguageId) - 1] ?? "nl";
	const from = Number(asked.Limit1);
	const ids = homesOf(agency, from, Number(asked.Limit2));
	const Value = {
		From: from + 1,
		To: from + ids.length,
		RowsCount: agency.homes,
		Items: language === agency.silentIn ? null : ids.map((id) => omnicasaItem(id, language)),
	};
	return { GetPropertyListJsonResult: { Success: true, Code: 0, Message: "", Value } };
}

function homesOf(agency: Agency, from: number, count: number): number[] {
	const ids = Array.from({ length: agency.homes }, (_, index) => index + 1).slice(from, from + count);
	return ids.slice(0, ids.length - (agency.heldBack ?? 0));
}
