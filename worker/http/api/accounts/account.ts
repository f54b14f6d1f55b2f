import { type Handler, Hono } from "hono";
import type { ParseKeys } from "i18next";
import * as z from "zod";
import { accountPath } from "../../../../app/domain/accounts/portal-paths";
import { pagePath } from "../../../../app/domain/pages/paths";
import type { OwnerPortal } from "../../../accounts/service";
import type { HttpEnv } from "../../context";
import { faultsOf, fieldsOf, languageOfBody, redirectWithNotice } from "../owner-request";

/** A session or a passkey by its id. */
const one = z.object({ id: z.string().min(1) });
const summary = z.object({ wanted: z.enum(["0", "1"]) });

/** `/api/account`: changes to an owner's own settings, by plain forms. */
export const account = new Hono<HttpEnv>()
	.post(
		"/end-session",
		change("account.ended", one, (portal, { id }) => portal.endSession(id)),
	)
	.post(
		"/remove-passkey",
		change("account.removed", one, (portal, { id }) => portal.removePasskey(id)),
	)
	.post(
		"/weekly-summary",
		change("account.saved", summary, (portal, { wanted }) => portal.setWeeklySummary(wanted === "1")),
	)
	.post(
		"/renew-calendars",
		change("calendar.renewed", z.object({}), (portal) => portal.renewCalendars()),
	);

/** Makes a change and redirects to the account page, which shows the message; to the sign-in without a session. */
function change<Schema extends z.ZodType>(
	message: ParseKeys<"portal">,
	schema: Schema,
	make: (portal: OwnerPortal, fields: z.output<Schema>) => Promise<unknown>,
): Handler<HttpEnv> {
	return async (c) => {
		const fields = await fieldsOf(c);
		const language = languageOfBody(c, fields);
		const portal = await c.get("services").owners.portal(c.req.raw);
		if (!portal) return c.redirect(pagePath("login", language), 303);
		const parsed = schema.safeParse(fields);
		if (!parsed.success) return c.json({ ok: false, errors: faultsOf(parsed.error) }, 422);
		await make(portal, parsed.data);
		return redirectWithNotice(c, accountPath(language), { message, errors: {}, login: "" });
	};
}
