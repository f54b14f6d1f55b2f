import { Hono } from "hono";
import * as z from "zod";
import { isRole, type Role, roles } from "../../../app/domain/desk/roles";
import { deskPath } from "../../../app/domain/desk/sections";
import type { DemoPerson } from "../../accounts/staff/service";
import { escapeHtml } from "../../platform/escape";
import type { HttpEnv } from "../context";

const input = z.object({ password: z.string().min(12).max(200) });

/** Fictional accounts, one for each role. The agent is one of the demo feed's, and so has properties. */
const people: Readonly<Record<Role, Omit<DemoPerson, "password" | "role">>> = {
	assistant: { email: "assistant@meridiaan.example", name: "Assistent Oost", office: "ghent" },
	agent: { email: "agent@meridiaan.example", name: "Agent Noord", office: "ghent" },
	manager: { email: "manager@meridiaan.example", name: "Manager West", office: "brussels" },
	administrator: { email: "administrator@meridiaan.example", name: "Beheer Zuid", office: null },
};

/**
 * `POST /dev/desk`: accounts for a fresh database, with a password for all; it changes none that is there.
 * `GET /dev/desk`: a button for each that signs in at once; `GET /dev/desk/{role}/code`: what its authenticator app would show.
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
