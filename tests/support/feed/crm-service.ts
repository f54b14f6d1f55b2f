import { Buffer } from "node:buffer";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Call, Reply } from "../../../demo/crm/call.ts";
import { omnicasaReply } from "../../../demo/crm/omnicasa.ts";
import type { CrmPeopleRecords } from "../../../demo/crm/people.ts";
import { parseRequest } from "../../../demo/crm/server.ts";
import { demoSweepBright, sweepBrightReply } from "../../../demo/crm/sweepbright.ts";
import { whiseReply } from "../../../demo/crm/whise.ts";
import { listenOnLoopback } from "../loopback.ts";
import { omnicasaItem, openImmoFile, whiseEstate } from "./crm-properties.ts";

/** Agency of a CRM system, encoded in the first segment of the path. Properties are numbered from `first`. */
export type Agency = {
	/** Distinguishes agencies, so that tests do not share calls. */
	name: string;
	properties: number;
	/** Number of the first property; 1 by default. */
	first?: number;
	/** Overrides by property number. */
	changes?: Record<number, Record<string, unknown> | null>;
	/** Omnicasa's details that its list lacks, by property number; null where the request fails. */
	details?: Record<number, Record<string, unknown> | null>;
	/** Path that answers 503. */
	down?: string;
	/** Path that answers 500; other paths work. */
	broken?: string;
	/** Path that answers 404. */
	missing?: string;
	/** Number of Whise's offices that share the properties. */
	offices?: number;
	/** Fixed answers by path, in place of the usual ones. */
	answers?: Record<string, object>;
	/** Number of calls that fail before one succeeds. */
	failing?: number;
	/** Number of calls after which a token expires. */
	lasting?: number;
	/** Number of properties that are counted but omitted. */
	heldBack?: number;
	/** Every page after the first repeats the first property instead of one of its own. */
	overlapping?: true;
	/** Language in which Omnicasa counts properties but returns none. */
	silentIn?: "nl" | "fr" | "en";
	/** Omnicasa numbers rows from 0. */
	rowsFromZero?: true;
	/** Whise's contacts and calendars, and Omnicasa's other lists. */
	people?: CrmPeopleRecords;
	lists?: Record<string, Record<string, unknown>[]>;
	/** Number of calendar entries for viewings of the first property by year, all in November, two per day and time. */
	viewings?: Record<number, number>;
	/** Content-Length of every response. */
	declared?: number;
};

export const crmUser = "agency";
export const crmPassword = "pass word & more?";

export const whiseOffices = { clientId: 12, officeIds: [34, 35, 36, 37] };
export const whiseOffice = { clientId: 12, officeIds: [34] };

/** Local web services of the CRM systems. `/calls` lists an agency's recorded calls. */
export async function startCrmService() {
	const calls = new Map<string, string[]>();
	const server = createServer(async (request, response) => {
		const { agency, call } = await ask(request);
		const known = calls.get(agency.name) ?? [];
		calls.set(agency.name, known);
		if (call.path.startsWith("picture")) return sendPicture(call.path, response);
		let reply: Reply = { status: 200, body: known };
		if (call.path !== "calls") {
			known.push(call.path);
			const status = faultOf(agency, known);
			reply = status === null ? answer(agency, call) : { status, body: null };
		}
		const isText = typeof reply.body === "string";
		response.writeHead(reply.status, {
			"content-type": isText ? "application/xml" : "application/json",
			...(agency.declared === undefined ? {} : { "content-length": agency.declared }),
		});
		response.end(isText ? reply.body : JSON.stringify(reply.body));
	});
	return listenOnLoopback(server);
}

/** Status of a failing call; null for a call that succeeds. */
function faultOf(agency: Agency, calls: readonly string[]): number | null {
	const path = calls.at(-1);
	if (calls.length <= (agency.failing ?? 0) || path === agency.down) return 503;
	if (path === agency.broken) return 500;
	if (path === agency.missing) return 404;
	return isExpired(agency, calls) ? 401 : null;
}

/** Whether the last call's token has expired. Office tokens of Whise require an account token. */
function isExpired({ lasting = Number.POSITIVE_INFINITY }: Agency, calls: readonly string[]): boolean {
	const path = calls.at(-1) ?? "";
	if (path === "token" || path === "oauth/token") return false;
	const before = calls.slice(0, -1);
	const signedInAt = before.findLastIndex((each) =>
		path === "v1/admin/clients/token" ? each === "token" : each.endsWith("token"),
	);
	return before.length - signedInAt > lasting;
}

/** Sends the start of a JPEG, an invalid or too large picture, or a redirect. */
function sendPicture(path: string, response: ServerResponse): void {
	if (path === "picture-inward") response.writeHead(302, { location: "http://10.0.0.1/1.jpg" }).end();
	else if (path === "picture-moved") response.writeHead(302, { location: "picture.jpg" }).end();
	else if (path === "picture-none") response.writeHead(200, { "content-type": "image/jpeg" }).end("<html>");
	else if (path === "picture-large") {
		response.writeHead(200, { "content-type": "image/jpeg", "content-length": 15_000_001 });
		response.write(jpeg);
	} else response.writeHead(200, { "content-type": "text/plain" }).end(jpeg);
}

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]);

async function ask(request: IncomingMessage): Promise<{ agency: Agency; call: Call }> {
	const call = await parseRequest(request);
	const [agency = "", ...path] = call.path.split("/");
	return { agency: JSON.parse(decodeURIComponent(agency)) as Agency, call: { ...call, path: path.join("/") } };
}

function answer(agency: Agency, call: Call): Reply {
	if (call.path === "homes.xml") return { status: 200, body: openImmoFile(idsOf(agency)) };
	if (call.path === "changes.xml") {
		return { status: 200, body: openImmoFile(idsOf(agency)).replace('"VOLL"', '"TEIL"') };
	}
	const instead = agency.answers?.[call.path];
	if (instead) return { status: 200, body: instead };
	if (/^(?:oauth|estates)\//.test(call.path)) return sweepBrightReply(sweepBrightOf(agency), call);
	if (call.path.startsWith("Get")) return overlapped(agency, heldBack(agency, omnicasaReply(omnicasaOf(agency), call)));
	return overlapped(agency, heldBack(agency, whiseReply(whiseOf(agency), call)));
}

function idsOf({ properties, first = 1 }: Agency): number[] {
	return Array.from({ length: properties }, (_, index) => index + first);
}

function whiseOf(agency: Agency) {
	const { clientId, officeIds } = whiseOffices;
	const estates = idsOf(agency).map((id) => ({ ...whiseEstate(id), ...agency.changes?.[id] }));
	// Properties are dealt to the offices in turn. Each office also has the last property of the previous one.
	const offices = officeIds.slice(0, agency.offices ?? 1).map((id, at, all) => {
		const own = estates.filter((_, index) => index % all.length === at);
		const before = estates.filter((_, index) => at > 0 && index % all.length === at - 1);
		const shared = own.length > 0 ? before.slice(-1) : [];
		return [id, [...own, ...shared]] as const;
	});
	return { user: crmUser, password: crmPassword, clientId, offices: new Map(offices), people: peopleOf(agency) };
}

/** Viewings with ids from 1 and start times. */
function viewingsOf({ viewings = {} }: Agency): { id: number; start: string }[] {
	const starts = Object.entries(viewings).flatMap(([year, count]) =>
		Array.from(
			{ length: count },
			(_, n) => `${year}-11-${String(1 + (Math.floor(n / 2) % 28)).padStart(2, "0")}T10:00:00`,
		),
	);
	return starts.map((start, at) => ({ id: at + 1, start }));
}

function peopleOf(agency: Agency): CrmPeopleRecords | undefined {
	if (!agency.viewings) return agency.people;
	const { contacts = [], calendars = [], actions = [{ id: "6", name: "Bezoek" }] } = agency.people ?? {};
	const estates = [{ estateId: agency.first ?? 1 }];
	const many = viewingsOf(agency).map(({ id, start }) => ({ id, startDateTime: start, action: { id: 6 }, estates }));
	return { contacts, actions, calendars: [...calendars, ...many] };
}

/** The demo's estates, all readable. A change to null removes an estate. */
function sweepBrightOf({ changes = {} }: Agency) {
	const demo = demoSweepBright({ clientId: whiseOffice.clientId, password: crmPassword }, (name) => {
		return `https://media.example.com/${name}.jpg`;
	});
	const estates = [...demo.estates].flatMap(([id, estate]) => {
		const number = Number.parseInt(id.slice(0, 8), 16);
		const change = changes[number];
		return change === null ? [] : [[id, { ...estate, ...change }] as const];
	});
	return { ...demo, estates: new Map(estates), announced: null };
}

function omnicasaOf(agency: Agency) {
	const itemOf = (id: number, language: "nl" | "fr" | "en") => ({
		...omnicasaItem(id, language),
		...agency.changes?.[id],
	});
	return {
		user: crmUser,
		password: crmPassword,
		lists: {
			GetPropertyList: (language: "nl" | "fr" | "en") =>
				language === agency.silentIn ? [] : idsOf(agency).map((id) => itemOf(id, language)),
			...Object.fromEntries(Object.entries(agency.lists ?? {}).map(([method, items]) => [method, () => items])),
			...(agency.viewings && {
				GetCalendarHistories: () => [
					...(agency.lists?.GetCalendarHistories ?? []),
					...viewingsOf(agency).map(({ id, start }) => ({
						ID: String(id),
						TypeID: "1",
						StartDate: start.replace("T", " "),
					})),
				],
			}),
		},
		details(id: number, language: "nl" | "fr" | "en") {
			const beside = agency.details?.[id];
			return beside === null ? null : { ...itemOf(id, language), ...beside };
		},
	};
}

/** Repeats a property, like paging through a list without a fixed order. */
function overlapped({ overlapping, first = 1 }: Agency, reply: Reply): Reply {
	const body = reply.body as {
		estates?: { id: number }[];
		GetPropertyListJsonResult?: { Value: { Items: { ID: number }[] } | null };
	} | null;
	if (!overlapping) return reply;
	const estates = body?.estates ?? [];
	if (estates.length > 0 && !estates.some(({ id }) => id === first)) estates[0] = { ...estates[0], id: first };
	const items = body?.GetPropertyListJsonResult?.Value?.Items ?? [];
	if (items.length > 0 && !items.some(({ ID }) => ID === first)) items[0] = { ...items[0], ID: first };
	return reply;
}

/** Omits properties that are still counted. */
function heldBack({ heldBack: missing = 0, silentIn, properties, rowsFromZero }: Agency, reply: Reply): Reply {
	const body = reply.body as Record<string, unknown> | null;
	if (body && Array.isArray(body.estates)) body.estates.splice(body.estates.length - missing, missing);
	const result = body?.GetPropertyListJsonResult as {
		Value: { Items: unknown[]; From: number; To: number; RowsCount: number } | null;
	};
	if (result?.Value) {
		result.Value.Items.splice(result.Value.Items.length - missing, missing);
		result.Value.To -= missing + Number(rowsFromZero ?? false);
		result.Value.From -= Number(rowsFromZero ?? false);
		if (silentIn && result.Value.RowsCount === 0) result.Value.RowsCount = properties;
	}
	return reply;
}
