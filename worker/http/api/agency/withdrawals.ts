import { type Context, Hono } from "hono";
import type { TFunction } from "i18next";
import { translator } from "../../../../app/i18n/translator";
import { acceptWithdrawals, type RefusedWithdrawals, refusedWithdrawals } from "../../../import/held/withdrawals";
import { epochSeconds } from "../../../platform/clock";
import { escapeHtml } from "../../../platform/escape";
import type { HttpEnv } from "../../context";

const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Maximum number of listings on the page; the alert and the CRM have the rest. */
const MAX_SHOWN = 200;

/**
 * `GET /api/withdrawals?token=…`: lists the withdrawals that an import refused, with a button; `POST` accepts them.
 * Only the link in the alert leads here. GET changes nothing, so email scanners that follow links accept nothing.
 */
export const withdrawals = new Hono<HttpEnv>()
	.use(async (c, next) => {
		c.header("X-Robots-Tag", "noindex");
		c.header("Referrer-Policy", "same-origin");
		c.header("Content-Security-Policy", POLICY);
		return next();
	})
	.get("/", async (c) => {
		const { t, language } = wordsOf(c);
		const refused = await refusalOf(c);
		if (!refused) return c.html(page(language, t("withdrawals.gone"), ""), 404);
		if (refused.isAccepted) return c.html(page(language, t("withdrawals.accepted"), ""));
		const token = escapeHtml(c.req.query("token") ?? "");
		const button = `<form method="post" action="/api/withdrawals?token=${token}"><button>${escapeHtml(t("withdrawals.button"))}</button></form>`;
		const title = t("withdrawals.title", { count: refused.ids.length });
		return c.html(page(language, title, (await listOf(c, refused)) + button));
	})
	.post("/", async (c) => {
		const { t, language } = wordsOf(c);
		const refused = await refusalOf(c);
		if (!refused) return c.html(page(language, t("withdrawals.gone"), ""), 404);
		await acceptWithdrawals(c.env.LISTINGS, refused.run, epochSeconds());
		return c.html(page(language, t("withdrawals.accepted"), ""));
	});

function wordsOf(c: Context<HttpEnv>): { t: TFunction<"monitoring">; language: string } {
	const language = c.get("services").settings.defaultLanguage;
	return { t: translator(language, language, "monitoring"), language };
}

async function refusalOf(c: Context<HttpEnv>): Promise<(RefusedWithdrawals & { run: number }) | null> {
	const subject = c.get("services").links.subjectOf("withdrawals", c.req.query("token") ?? "", epochSeconds());
	if (subject === null) return null;
	const run = Number(subject);
	const refused = await refusedWithdrawals(c.env.LISTINGS, run);
	return refused && { ...refused, run };
}

async function listOf(c: Context<HttpEnv>, { ids }: RefusedWithdrawals): Promise<string> {
	const { listings, settings } = c.get("services");
	const some = ids.slice(0, MAX_SHOWN);
	const cards = await listings.cards(some, settings.defaultLanguage);
	const titles = new Map(cards.map(({ id, title }) => [id, title]));
	const lines = some.map((id) => `<li>${id}: ${escapeHtml(titles.get(id) ?? "")}</li>`);
	const more = ids.length > some.length ? `<p>+ ${ids.length - some.length}</p>` : "";
	return `<ul>${lines.join("")}</ul>${more}`;
}

function page(language: string, title: string, body: string): string {
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>`;
	return `<!doctype html><html lang="${language}"><head>${head}</head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}
