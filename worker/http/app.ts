import { type Context, Hono, type MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import { TrieRouter } from "hono/router/trie-router";
import { factsOf, log } from "../platform/log";
import { createServices } from "../services";
import { SettingsError } from "../variables";
import { account } from "./api/accounts/account";
import { passkeys } from "./api/accounts/passkeys";
import { password } from "./api/accounts/password";
import { session } from "./api/accounts/session";
import { failures } from "./api/agency/failures";
import { sentFeed } from "./api/agency/feed";
import { mapArchive } from "./api/agency/map-archive";
import { previews } from "./api/agency/previews";
import { privacy } from "./api/agency/privacy";
import { withdrawals } from "./api/agency/withdrawals";
import { consent } from "./api/consent";
import { desk } from "./api/desk/desk";
import { staffCommand } from "./api/desk/staff";
import { actions } from "./api/forms/actions";
import { appointments } from "./api/forms/appointments";
import { captcha } from "./api/forms/captcha";
import { forms } from "./api/forms/forms";
import { openHouses } from "./api/forms/open-houses";
import { savedSearches } from "./api/forms/saved-searches";
import { openApi } from "./api/openapi";
import { countPageViews, pageViews } from "./api/page-views";
import { reports } from "./api/reports";
import { around } from "./api/search/around";
import { cards } from "./api/search/cards";
import { facets } from "./api/search/facets";
import { localities, localityTreeCall } from "./api/search/localities";
import { map } from "./api/search/map";
import { nearby } from "./api/search/nearby";
import { priceRangeCall } from "./api/search/price-range";
import { properties } from "./api/search/properties";
import { sentence } from "./api/search/sentence";
import { testimonials } from "./api/testimonials";
import type { HttpEnv } from "./context";
import { mapTiles } from "./map-tiles";
import { canonicalAddresses, chosenLanguage } from "./middleware/addresses";
import { closedUntilComplete } from "./middleware/closed";
import { faultPages, siteFault } from "./middleware/fault-pages";
import { securityHeaders } from "./middleware/headers";
import { addressLimit, burstLimit, sizeLimit } from "./middleware/limits";
import { originCheck } from "./middleware/origin";
import { unreadBody } from "./middleware/unread-body";
import { brochure } from "./pages/brochure";
import { brandFiles, brandIcons, content } from "./pages/content";
import { dev } from "./pages/dev";
import { feeds } from "./pages/feeds";
import { files } from "./pages/files";
import { health } from "./pages/health";
import { llms } from "./pages/llms";
import { ownerFiles } from "./pages/owner-files";
import { servePage } from "./pages/pages";
import { priceFiles } from "./pages/price-files";
import type { RenderPage } from "./pages/render";
import { securityContact } from "./pages/security-contact";
import { sharing } from "./pages/sharing";
import { sitemaps } from "./pages/sitemaps";
import { staffCalendar } from "./pages/staff-calendar";
import { pictureCopies } from "./picture-copies";
import { earlierAddresses, redirects } from "./redirects";

/** Loads the content published by the desk for responses and emails. */
const publishedContent: MiddlewareHandler<HttpEnv> = async (c, next) => {
	await c.get("services").content.refresh();
	await next();
};

const RETRY_AFTER_SECONDS = "60";

/** Creates the routes: API, local tools and pages. */
export function createHttp(render: RenderPage): Hono<HttpEnv> {
	// Hono's default router would select this one after trying another with all routes on the first request.
	const app = new Hono<HttpEnv>({ router: new TrieRouter() });
	app.use(requestId());
	app.use(securityHeaders);
	app.use(faultPages);
	app.use(async (c, next) => {
		c.set("services", createServices(c.env));
		await next();
	});
	// Pages load it themselves: a cached page does not need it.
	for (const path of ["/api/*", "/brochure/*", "/calendar/*"]) app.use(path, publishedContent);
	app.use(unreadBody);
	app.use(addressLimit);
	app.use(originCheck);
	// Before `sizeLimit`, since the agency's files exceed the limit for visitors.
	app.route("/api/feed", sentFeed);
	app.use(closedUntilComplete);
	app.use(sizeLimit);
	app.use(burstLimit);

	app.route("/healthz", health);
	app.route("/api/properties", properties);
	app.route("/api/cards", cards);
	app.route("/api/facets", facets);
	app.route("/api/map", map);
	app.route("/api/map-archive", mapArchive);
	app.route("/api/around", around);
	app.route("/api/places", localities);
	app.route("/api/sentence", sentence);
	app.route("/api/place-tree", localityTreeCall);
	app.route("/api/price-range", priceRangeCall);
	app.route("/api/nearby", nearby);
	app.route("/api/appointments", appointments);
	app.route("/api/open-houses", openHouses);
	app.route("/api/session", session);
	app.route("/api/password", password);
	app.route("/api/passkeys", passkeys);
	app.route("/api/account", account);
	app.route("/api/visits", pageViews);
	app.route("/api/forms", forms);
	app.route("/api/captcha", captcha);
	app.route("/api/reports", reports);
	app.route("/api/actions", actions);
	app.route("/api/demand", savedSearches);
	app.route("/api/consent", consent);
	app.route("/api/testimonials", testimonials);
	app.route("/api/privacy", privacy);
	app.route("/api/failures", failures);
	app.route("/api/withdrawals", withdrawals);
	app.route("/api/preview", previews);
	app.route("/api/redirects", redirects);
	app.route("/api/openapi.json", openApi);
	app.route("/api/desk", desk);
	app.route("/api/staff", staffCommand);
	app.route("/brochure", brochure);
	app.route("/share", sharing);
	app.route("/content", content);
	app.route("/brand", brandFiles);
	app.route("/", brandIcons);
	app.route("/calendar", staffCalendar);
	app.route("/files", files);
	app.route("/pictures", pictureCopies);
	app.route("/map", mapTiles);
	app.route("/api/owner", ownerFiles);
	app.route("/llms.txt", llms);
	app.route("/.well-known/security.txt", securityContact);
	app.route("/dev", dev);
	app.route("/", sitemaps);
	app.route("/", feeds);
	app.route("/", priceFiles);
	app.all("/api/*", (c) => apiFallback(app, c));

	app.use(earlierAddresses);
	app.use(canonicalAddresses);
	app.use(chosenLanguage);
	app.use(countPageViews);
	app.all("*", (c) => servePage(c, render));

	app.onError((error, c) => {
		log("error", "request-failed", { requestId: c.get("requestId"), ...factsOf(error) });
		const code = error instanceof SettingsError ? "settings" : "failed";
		c.header("Retry-After", RETRY_AFTER_SECONDS);
		return c.json({ ok: false, code, message: siteFault(c), requestId: c.get("requestId") }, 503);
	});
	return app;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** 404 for an unknown call; 405 with an `Allow` header for an unsupported method. */
function apiFallback(app: Hono<HttpEnv>, c: Context<HttpEnv>): Response {
	const allowed = methods.filter((method) => isRouted(app, method, c.req.path));
	if (allowed.length === 0) return c.json({ ok: false, code: "not-found", message: "no such call", errors: {} }, 404);
	c.header("Allow", allowed.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", "));
	return c.json({ ok: false, code: "method", message: "this call takes another method", errors: {} }, 405);
}

/** Whether a route is registered for this method; middleware and `all` routes do not count. */
function isRouted(app: Hono<HttpEnv>, method: string, path: string): boolean {
	return app.router.match(method, path)[0].some(([[, route]]) => route.method === method);
}
