import { Hono } from "hono";
import * as z from "zod";
import { isRole, type Role, roles } from "../../../app/domain/desk/roles";
import { deskPath } from "../../../app/domain/desk/sections";
import type { DemoPerson } from "../../accounts/staff/service";
import { escapeHtml } from "../../platform/escape";
import type { HttpEnv } from "../context";

const input = z.object({ password: z.string().min(12).max(200) });

/** Fictional accounts, one per role. The agent exists in the demo feed, and so has properties. */
const people: Readonly<Record<Role, Omit<DemoPerson, "password" | "role">>> = {
	assistant: { email: "assistant@meridiaan.example", name: "Assistent Oost", office: "ghent" },
	agent: { email: "agent@meridiaan.example", name: "Agent Noord", office: "ghent" },
	manager: { email: "manager@meridiaan.example", name: "Manager West", office: "brussels" },
	administrator: { email: "administrator@meridiaan.example", name: "Beheer Zuid", office: null },
};

/**
 * `POST /dev/desk`: creates accounts in a fresh database, all with one password; never changes existing ones. `GET
 * /dev/desk`: buttons that sign in to each. `GET /dev/desk/{role}/code`: the current code of its authenticator app.
 */
export const devDesk = new Hono<HttpEnv>()
	.post("/", async (c) => {
		const body = input.safeParse(await c.req.json().catch(() => null));
		if (!body.success) return c.json({ ok: false }, 422);
		const { staff } = c.get("services");
		for (const role of roles) await staff.demo({ ...people[role], role, ...body.data });
		return c.json({ accounts: roles.map((role) => ({ role, email: people[role].email })) });
	})
	.get("/", async (c) => {
		const lines = roles.map((role) => {
			const { email, name } = people[role];
			return `<li><form method="post" action="/dev/desk/${role}"><button>${role}</button> ${escapeHtml(`${name}, ${email}`)}</form></li>`;
		});
		return c.html(`<!doctype html><html lang="en"><title>Desk</title><h1>Desk</h1><ul>${lines.join("")}</ul></html>`);
	})
	.get("/:role/code", async (c) => {
		const role = c.req.param("role");
		if (!isRole(role)) return c.notFound();
		const code = await c.get("services").staff.demoCode(people[role].email);
		return code === null ? c.notFound() : c.text(code);
	})
	.post("/:role", async (c) => {
		const role = c.req.param("role");
		const { staff, settings } = c.get("services");
		const signedIn = isRole(role) ? await staff.demoSession(c.req.raw, people[role].email) : null;
		if (!signedIn) return c.notFound();
		for (const cookie of signedIn.cookies.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
		return c.redirect(deskPath(settings.defaultLanguage), 303);
	});
