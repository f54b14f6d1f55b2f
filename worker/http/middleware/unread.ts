import type { Context } from "hono";
import { languageOfPath } from "../../../app/domain/pages/address";
import { translator } from "../../../app/i18n/translator";
import type { HttpEnv } from "../context";
import { languageOf } from "../request-language";

/** Error code and message key by status. */
const reasons = {
	413: { code: "too-large", text: "validation:notice.tooLarge" },
	415: { code: "type", text: "validation:notice.type" },
	429: { code: "too-many", text: "common:error.tooMany" },
} as const;

/** Refuses an unread request, in the language of its URL or of the page it came from. */
export function refuseUnread(c: Context<HttpEnv>, status: keyof typeof reasons): Response {
	const { code, text } = reasons[status];
	const t = translator(
		languageOf(c, languageOfPath(new URL(c.req.url).pathname)),
		c.get("services").settings.defaultLanguage,
		"common",
	);
	return c.json({ ok: false, code, message: t(text), errors: {} }, status);
}
