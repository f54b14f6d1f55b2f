import { Hono } from "hono";
import type { Language } from "../../../../app/domain/language";
import type { PageKey } from "../../../../app/domain/pages/page-table";
import { pagePath, thanksPath } from "../../../../app/domain/pages/paths";
import { type ActionName, type ActionResult, actionNames } from "../../../submissions/service";
import type { HttpEnv } from "../../context";
import { pathOfReferrer } from "../../middleware/referrer";
import { languageOf } from "../../request-language";
import { wantsJson } from "../owner-request";
import { readFormBody } from "./form-body";

/** Page with the button for each action in an email link. */
const actionPages: Readonly<Record<ActionName, PageKey>> = {
	"confirm-form": "confirm-form",
	"confirm-newsletter": "newsletter",
	"confirm-demand": "saved-search",
	"pause-demand": "saved-search",
	"resume-demand": "saved-search",
	"delete-demand": "saved-search",
	"confirm-appointment-alert": "appointment-alert",
	unsubscribe: "unsubscribe",
	"approve-testimonial": "testimonial",
	"delete-rent-profile": "my-rent-profile",
};

/**
 * `POST /api/actions/{action}` with a token in the body or the query: 200, or 410 for an unknown link. One-click
 * unsubscribe of mail programs posts here and ignores the response.
 */
export const actions = new Hono<HttpEnv>().post("/:action", async (c) => {
	const action = actionNames.find((name) => name === c.req.param("action"));
	if (!action) return c.json({ ok: false, code: "not-found", message: "no such action" }, 404);
	const body = await readFormBody(c);
	const fields = body.ok ? body.fields : {};
	const token = String(c.req.query("token") ?? (typeof fields.token === "string" ? fields.token : ""));
	const { requests, site } = c.get("services");
	const result = await requests.act(action, token, site(c.req.url).origin);
	const path = resultPath(action, result, languageOf(c, fields.lang), token);
	if (!wantsJson(c) && pathOfReferrer(c) !== null) return c.redirect(path, 303);
	return c.json({ ok: result === "done", redirect: path }, result === "done" ? 200 : 410);
});

/** After these actions, the page still needs the token. */
const keepsToken: ReadonlySet<ActionName> = new Set([
	"confirm-demand",
	"pause-demand",
	"resume-demand",
	"approve-testimonial",
]);

function resultPath(action: ActionName, result: ActionResult, language: Language, token: string): string {
	if (action === "unsubscribe" && result === "done") return thanksPath("unsubscribe", language);
	const search = new URLSearchParams({ status: result });
	if (result === "done" && action.endsWith("-demand")) search.set("did", action);
	if (result === "done" && keepsToken.has(action)) search.set("token", token);
	return `${pagePath(actionPages[action], language)}?${search}`;
}
