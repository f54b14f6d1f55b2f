import { Hono } from "hono";
import * as z from "zod";
import { namedOffices } from "../../../../app/domain/agency/offices";
import { inviteStaffSchema } from "../../../../app/domain/desk/accounts";
import type { HttpEnv } from "../../context";
import { command } from "../../signed-command";

const invitation = inviteStaffSchema.omit({ language: true }).extend({ action: z.literal("invite") });
const requestSchema = z.discriminatedUnion("action", [z.object({ action: z.literal("list") }), invitation]);

const FAULTS = { known: "has an account already", unknown: "is not known", "last-administrator": "is the last one" };

/** `POST /api/staff`: creates the first account of the desk, or invites people when nobody at the desk can. */
export const staffCommand = new Hono<HttpEnv>().post(
	"/",
	command("staff", requestSchema, async (c, asked) => {
		const { staff, settings, content } = c.get("services");
		if (asked.action === "list") {
			const people = await staff.people.list();
			return c.json({ people: people.map(({ email, name, role, state }) => ({ email, name, role, state })) });
		}
		const { action: _action, ...person } = asked;
		const offices = namedOffices(content.agency().offices).map(({ id }) => id);
		if (person.office !== null && !offices.includes(person.office)) {
			return c.json({ ok: false, message: `${person.office} is no office. Those are: ${offices.join(", ")}` }, 422);
		}
		const invited = await staff.people.invite(null, { ...person, language: settings.defaultLanguage });
		if (invited.ok) return c.json({ ok: true, link: invited.link });
		return c.json({ ok: false, message: `${person.email} ${FAULTS[invited.reason]}` }, 409);
	}),
);
