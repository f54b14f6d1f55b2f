import type { Context, MiddlewareHandler } from "hono";
import { deskPath, deskPublicPages, deskSection, deskSectionPath, isDeskPath } from "../../../app/domain/desk/sections";
import { sectionsOfSetup } from "../../../app/domain/desk/setup";
import { HOUR_SECONDS } from "../../../app/domain/durations";
import { languageOfPath } from "../../../app/domain/pages/address";
import { translator } from "../../../app/i18n/translator";
import type { HttpEnv } from "../context";
import { languageOfVisitor } from "./addresses";
import { standalonePage } from "./standalone-page";

/** Paths for staff, the agency's systems and monitoring, which stay open. Includes the neutral favicon. */
const ofAgency =
	/^\/(?:favicon|api\/(?:desk|staff|feed|failures|privacy|redirects|preview|map-archive|withdrawals)|brand|content|dev|healthz|\.well-known|__manifest)(?:[/.]|$)/;

const RETRY_AFTER_SECONDS = HOUR_SECONDS;

/**
 * Shows visitors a notice until the agency's own name, company numbers, offices and logo are set, and redirects the
 * desk to its set-up: the demo's data must never appear as the agency's.
 */
export const closedUntilComplete: MiddlewareHandler<HttpEnv> = async (c, next) => {
	const { settings, content, site } = c.get("services");
	if (settings.showsDemo) return next();
	const { pathname } = new URL(c.req.url);
	if (ofAgency.test(pathname)) return next();
	await content.refresh();
	if (!site(c.req.url).isClosed) return next();
	if (!isDeskPath(pathname)) return closed(c, pathname);
	const language = languageOfPath(pathname) ?? languageOfVisitor(c);
	return isOfSetup(pathname, deskPath(language)) ? next() : c.redirect(deskSectionPath("setup", language), 302);
};

/** Sign-in pages of the desk, the set-up and the sections it links to, and data requests of open pages. */
function isOfSetup(pathname: string, desk: string): boolean {
	const [segment = ""] = pathname.slice(desk.length).split("/");
	if (pathname.endsWith(".data") || segment in deskPublicPages) return true;
	return sectionsOfSetup.some((key) => deskSection(key).segment === segment);
}

async function closed(c: Context<HttpEnv>, pathname: string): Promise<Response> {
	c.header("X-Robots-Tag", "noindex");
	c.header("Retry-After", String(RETRY_AFTER_SECONDS));
	if (pathname.startsWith("/api/"))
		return c.json({ ok: false, code: "closed", message: "the site is not open yet" }, 503);
	if (/\.[a-z0-9]+$/i.test(pathname)) return c.notFound();
	const language = languageOfPath(pathname) ?? languageOfVisitor(c);
	const t = translator(language, c.get("services").settings.defaultLanguage, "common");
	return standalonePage(c, {
		status: 200,
		language,
		title: t("closed.title"),
		lines: [t("closed.text")],
		links: [{ href: deskSectionPath("setup", language), text: t("closed.desk") }],
	});
}
