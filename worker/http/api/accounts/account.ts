import { type Handler, Hono } from "hono";
import type { ParseKeys } from "i18next";
import { accountPath } from "../../../../app/domain/accounts/portal-paths";
import { pagePath } from "../../../../app/domain/pages/paths";
import type { OwnerPortal } from "../../../accounts/service";
import type { HttpEnv } from "../../context";
import { fieldsOf, languageOfBody, redirectWithNotice } from "../owner-request";

/** `/api/account`: changes to an owner's own settings, by plain forms. */
export const account = new Hono<HttpEnv>()
	.post(
		"/end-session",
		change("account.ended", (portal, { id }) => portal.endSession(String(id))),
	)
	.post(
		"/remove-passkey",
		change("account.removed", (portal, { id }) => portal.removePasskey(String(id))),
	)
	.post(
		"/weekly-summary",
		change("account.saved", (portal, { wanted }) => portal.setWeeklySummary(wanted === "1")),
	)
	.post(
		"/renew-calendars",
		change("calendar.renewed", (portal) => portal.renewCalendars()),
	);

type Change = (portal: OwnerPortal, fields: Record<string, unknown>) => Promise<unknown>;

/** Makes a change and redirects to the account page, which shows the message; to the sign-in without a session. */
function change(message: ParseKeys<"portal">, make: Change): Handler<HttpEnv> {
	return async (c) => {
		const fields = await fieldsOf(c);
		const language = languageOfBody(c, fields);
		const portal = await c.get("services").owners.portal(c.req.raw);
		if (!portal) return c.redirect(pagePath("login", language), 303);
		await make(portal, fields);
		return redirectWithNotice(c, accountPath(language), { message, errors: {}, login: "" });
	};
}
