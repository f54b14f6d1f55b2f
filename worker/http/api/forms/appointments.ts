import { type Context, Hono } from "hono";
import type { Language } from "../../../../app/domain/language";
import { pagePath } from "../../../../app/domain/pages/paths";
import { factsOf, log } from "../../../platform/log";
import type { ChangeResult } from "../../../viewings/service";
import type { HttpEnv } from "../../context";
import { languageOf } from "../../request-language";
import { wantsJson } from "../owner-request";
import { readFormBody } from "./form-body";

/** `unchosen`: no slot was given. */
type Outcome = ChangeResult | "unchosen";

const statuses: Readonly<Record<Outcome, 200 | 409 | 410 | 422>> = {
	moved: 200,
	cancelled: 200,
	full: 409,
	past: 410,
	gone: 410,
	unchosen: 422,
};

/**
 * `GET /api/appointments?property=4101`: future slots of a property. With the token of an email link: `GET calendar`
 * returns the appointment as an iCalendar file, `POST move` and `POST cancel` change it.
 */
export const appointments = new Hono<HttpEnv>()
	.get("/", async (c) => {
		const property = Number(c.req.query("property"));
		if (!Number.isSafeInteger(property) || property <= 0) return c.json({ slots: [] });
		return c.json({ slots: await c.get("services").appointments.slots(property) });
	})
	.get("/calendar", async (c) => {
		const { appointments: service, site } = c.get("services");
		const file = await service.calendarFile(c.req.query("token") ?? "", site(c.req.url).origin);
		if (!file) return c.json({ ok: false, code: "gone", message: "no such appointment" }, 410);
		return c.body(file.text, 200, {
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `attachment; filename="${file.name}"`,
			"X-Robots-Tag": "noindex",
		});
	})
	.post("/move", async (c) => {
		const { token, slotId, language } = await fieldsOf(c);
		const { appointments: service, site } = c.get("services");
		const outcome = slotId === "" ? "unchosen" : await service.move(token, slotId, site(c.req.url).origin);
		return answer(c, outcome, token, language);
	})
	.post("/cancel", async (c) => {
		const { token, language } = await fieldsOf(c);
		const { appointments: service, site } = c.get("services");
		return answer(c, await service.cancel(token, site(c.req.url).origin), token, language);
	});

async function fieldsOf(c: Context<HttpEnv>): Promise<{ token: string; slotId: string; language: Language }> {
	const body = await readFormBody(c);
	const fields = body.ok ? body.fields : {};
	const text = (value: unknown) => (typeof value === "string" ? value : "");
	return { token: text(fields.token), slotId: text(fields.slotId), language: languageOf(c, fields.lang) };
}

/** Redirects to the appointment's page, which shows the result. */
function answer(c: Context<HttpEnv>, result: Outcome, token: string, language: Language): Response {
	if (result === "moved" || result === "cancelled") c.executionCtx.waitUntil(notifyOfSeats(c));
	const search = new URLSearchParams({ token, status: result });
	const redirect = `${pagePath("appointment", language)}?${search}`;
	if (!wantsJson(c)) return c.redirect(redirect, 303);
	return c.json({ ok: statuses[result] === 200, redirect }, statuses[result]);
}

/** Notifies subscribers of a free seat. If that fails, the next scheduled run retries. */
async function notifyOfSeats(c: Context<HttpEnv>): Promise<void> {
	try {
		await c.get("services").appointments.notifyOfSeats();
	} catch (error) {
		log("warn", "seat-notices-not-sent", factsOf(error));
	}
}
