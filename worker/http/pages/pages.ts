import type { Context } from "hono";
import { isOwnersPath } from "../../../app/domain/accounts/portal-paths";
import { isDeskPath } from "../../../app/domain/desk/sections";
import { languageOfPath } from "../../../app/domain/pages/address";
import type { Services } from "../../services";
import type { HttpEnv } from "../context";
import { localityOf, visitorRegion } from "../geo/visitor";
import { languageOfVisitor } from "../middleware/addresses";
import { createPageCache } from "../middleware/cache";
import { cacheAddress, DATA_ENDING } from "../middleware/cache-address";
import { cacheApiStore } from "../middleware/cache-store";
import { platformCache } from "../middleware/platform-cache";
import { type RenderPage, renderPage } from "./render";

/** React Router's route discovery: the same for all languages and visitors, with a version in its URL. */
const ROUTE_MANIFEST = "/__manifest";

/** Serves a page: public pages from the cache, personal pages rendered per request. */
export async function servePage(c: Context<HttpEnv>, render: RenderPage): Promise<Response> {
	const { pathname } = new URL(c.req.url);
	// Documents are sent whole; only applications request data.
	if (pathname.endsWith(DATA_ENDING) && !isOwnersPath(pathname) && !isDeskPath(pathname)) return c.notFound();
	const address = cacheAddress(c.req.raw);
	const response = address ? await publicPage(c, address, render) : await personalPage(c, render);
	// HEAD has the same headers as GET: the page is rendered and its body omitted.
	return c.req.method === "HEAD" ? new Response(null, response) : response;
}

async function personalPage(c: Context<HttpEnv>, render: RenderPage): Promise<Response> {
	const request = c.req.method === "HEAD" ? new Request(c.req.raw, { method: "GET" }) : c.req.raw;
	const language = languageOfPath(new URL(request.url).pathname) ?? languageOfVisitor(c);
	const region = visitorRegion(localityOf(c.req.raw));
	const visitor = { region, language };
	const requestId = c.get("requestId");
	const isPublic = new URL(request.url).pathname === ROUTE_MANIFEST;
	return renderPage(render, { request, services: c.get("services"), visitor, requestId, isPublic });
}

async function publicPage(c: Context<HttpEnv>, address: URL, render: RenderPage): Promise<Response> {
	const services = c.get("services");
	const platform = platformCache(c.executionCtx as ExecutionContext);
	if (platform) {
		const { response, state } = await platform.answer(address, c.get("requestId"));
		c.set("cacheState", state);
		return response;
	}
	const make = () => renderPublicPage(render, address, services, c.get("requestId"));
	// In development, pages change with every edit.
	if (import.meta.env.MODE === "development") return make();
	const cache = createPageCache({
		store: cacheApiStore(c.env.VERSION.id),
		changes: services.changes,
		waitUntil: (work) => c.executionCtx.waitUntil(work),
	});
	const { response, state } = await cache.answer(address, make);
	c.set("cacheState", state);
	return response;
}

/**
 * Renders a public page from its cache key alone. No cookie, location or header of a visitor is passed on, so none can
 * leak into the page.
 */
export function renderPublicPage(
	render: RenderPage,
	address: URL,
	services: Services,
	requestId: string,
): Promise<Response> {
	const language = languageOfPath(address.pathname) ?? services.settings.defaultLanguage;
	const visitor = { region: null, language };
	return renderPage(render, { request: new Request(address), services, visitor, requestId, isPublic: true });
}
