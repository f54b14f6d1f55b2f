import { type Context, Hono } from "hono";
import * as z from "zod";
import { may } from "../../../../app/domain/desk/actions";
import { type DeskCall, deskCalls } from "../../../../app/domain/desk/calls";
import { deskPath } from "../../../../app/domain/desk/sections";
import { pagePath } from "../../../../app/domain/pages/paths";
import { keysOf } from "../../../../app/domain/records";
import type { StaffSession } from "../../../accounts/staff/service";
import { epochSeconds } from "../../../platform/clock";
import { CSV_START, csvLine } from "../../../platform/csv";
import type { HttpEnv } from "../../context";
import { ownCookie } from "../../middleware/own-cookies";
import { fieldsOf, languageOfBody, passkeyOf } from "../owner-request";
import { authenticationSchema, registrationSchema, unreadable } from "../passkey-answer";
import { auditTable, inboxTable, newsletterTable, resultsTable, searchesTable } from "./desk-tables";

type Handler<Session> = (c: Context<HttpEnv>, session: Session) => Promise<Response>;
/** Handlers of calls that require a permission receive the session; open calls receive null. */
type Handlers = {
	[Call in DeskCall]: Handler<(typeof deskCalls)[Call] extends "open" ? null : StaffSession>;
};

const invitationSchema = z.object({ token: z.string().min(1).max(200) });

const refused = { ok: false, code: "refused", message: "this passkey is not accepted" } as const;

/** Seconds for which text drafts are shown on the site. */
const DRAFTS_SECONDS = 900;

const handlers: Handlers = {
	"POST /passkeys/sign-in/options": async (c) => c.json(await c.get("services").staff.passkeys.ask(c.req.raw)),
	"POST /passkeys/sign-in": async (c) => {
		const { fields, answer } = await passkeyOf(c, authenticationSchema);
		if (!answer) return c.json(unreadable, 422);
		const signedIn = await c.get("services").staff.passkeys.signIn(c.req.raw, answer);
		if (!signedIn) return c.json(refused, 401);
		setCookies(c, signedIn.cookies);
		return c.json({ redirect: deskPath(languageOfBody(c, fields)) });
	},
	"POST /invitation/passkey/options": async (c) => {
		const { data } = invitationSchema.safeParse(await fieldsOf(c));
		const asked = data && (await c.get("services").staff.invitations.askForPasskey(c.req.raw, data.token));
		return asked ? c.json(asked) : c.json({ ok: false, code: "link" }, 410);
	},
	"POST /invitation/passkey": async (c) => {
		const { fields, answer } = await passkeyOf(c, registrationSchema);
		const { data } = invitationSchema.safeParse(fields);
		if (!answer || !data) return c.json(unreadable, 422);
		const accepted = await c.get("services").staff.invitations.acceptByPasskey(c.req.raw, data.token, answer);
		if (!accepted.ok) return c.json({ ...refused, code: accepted.reason }, accepted.reason === "link" ? 410 : 422);
		setCookies(c, accepted.cookies);
		return c.json({ redirect: deskPath(languageOfBody(c, fields)) }, 201);
	},
	"POST /passkeys/options": async (c, session) => {
		const asked = await c.get("services").staff.own.askForPasskey(c.req.raw, session);
		return asked ? c.json(asked) : c.json({ ok: false, code: "sign-in-again", message: "sign in again first" }, 403);
	},
	"POST /passkeys": async (c, session) => {
		const { answer } = await passkeyOf(c, registrationSchema);
		if (!answer) return c.json(unreadable, 422);
		const added = await c.get("services").staff.own.addPasskey(c.req.raw, session, answer);
		return added ? c.json({ ok: true }, 201) : c.json(refused, 422);
	},
	"GET /inbox/news": async (c, { staff }) => c.json(await c.get("services").desk.inbox.news(staff)),
	"GET /inbox.csv": async (c, { staff }) => {
		const rows = await inboxTable(c, staff);
		// Personal data leaves the site, so log who exports how many rows with which filter.
		const filter = Object.fromEntries(new URL(c.req.url).searchParams);
		const after = { lines: rows.length - 1, ...(filter.q ? { ...filter, q: true } : filter) };
		await c.get("services").desk.audit.record({ staff, action: "inbox.export", subject: "inbox:csv", after });
		return csvAnswer(c, "inbox.csv", rows);
	},
	"POST /content/preview": async (c) => {
		const language = languageOfBody(c, await fieldsOf(c));
		const token = c.get("services").links.token("text-drafts", "drafts", epochSeconds() + DRAFTS_SECONDS);
		c.header("Set-Cookie", ownCookie(c.req.raw, "drafts", token));
		return c.redirect(pagePath("home", language), 303);
	},
	"GET /newsletter.csv": async (c, { staff }) => csvAnswer(c, "newsletter.csv", await newsletterTable(c, staff)),
	"GET /searches.csv": async (c, session) => recordedCsv(c, session, "searches", await searchesTable(c)),
	"GET /redirects.csv": async (c, session) =>
		recordedCsv(c, session, "redirects", await c.get("services").desk.redirects.table()),
	"POST /privacy/export": async (c, { staff }) => {
		const email = z.email().safeParse((await fieldsOf(c)).email);
		if (!email.success) return c.json({ ok: false, code: "input", message: "an email address is needed" }, 422);
		c.header("Content-Type", "application/json");
		c.header("Content-Disposition", 'attachment; filename="person.json"');
		return c.body(await c.get("services").desk.privacy.export(staff, email.data));
	},
	"GET /results.csv": async (c, session) => recordedCsv(c, session, "results", await resultsTable(c, session.staff)),
	"GET /audit.csv": async (c, session) => recordedCsv(c, session, "audit", await auditTable(c)),
};

type TableName = "searches" | "results" | "redirects" | "audit";

/** Sends a CSV file and logs who exported it, with the number of lines without the header. */
async function recordedCsv(
	c: Context<HttpEnv>,
	{ staff }: StaffSession,
	name: TableName,
	rows: readonly (readonly string[])[],
): Promise<Response> {
	const after = { lines: rows.length - 1 };
	await c.get("services").desk.audit.record({ staff, action: `${name}.export`, subject: `file:${name}.csv`, after });
	return csvAnswer(c, `${name}.csv`, rows);
}

/** `/api/desk/…`: each call is guarded by its permission in `deskCalls`; no other call can be registered. */
export const desk = registered();

function registered(): Hono<HttpEnv> {
	const app = new Hono<HttpEnv>().use(async (c, next) => {
		c.header("X-Robots-Tag", "noindex");
		return next();
	});
	for (const call of keysOf(deskCalls)) {
		const needed = deskCalls[call];
		const [method = "", path = ""] = call.split(" ");
		const handler = handlers[call] as Handler<StaffSession | null>;
		app.on(method, path, async (c) => {
			if (needed === "open") return handler(c, null);
			const session = await c.get("services").staff.session(c.req.raw);
			if (!session) return c.json({ ok: false, code: "signed-out", message: "sign in first" }, 401);
			if (session.lacksPasskey && needed !== "account.own") {
				return c.json({ ok: false, code: "passkey", message: "add a passkey first" }, 403);
			}
			if (may(session.staff.role, needed)) return handler(c, session);
			return c.json({ ok: false, code: "role", message: "this role may not do that" }, 403);
		});
	}
	return app;
}

function setCookies(c: Context<HttpEnv>, cookies: Headers): void {
	for (const cookie of cookies.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
}

function csvAnswer(c: Context<HttpEnv>, name: string, rows: readonly (readonly string[])[]): Response {
	c.header("Content-Type", "text/csv; charset=utf-8");
	c.header("Content-Disposition", `attachment; filename="${name}"`);
	return c.body(CSV_START + rows.map(csvLine).join(""));
}
