import type { Context } from "hono";
import { RouterContextProvider } from "react-router";
import * as keys from "../../app/context";
import { languageOfPath } from "../../app/domain/address";
import { isPreviewPath } from "../../app/domain/paths";
import { isOwnersPath } from "../../app/domain/portal";
import { type Place, visitorRegion } from "../geo/visitor";
import { ownerAccess } from "../owners/access";
import { languageOfVisitor } from "./addresses";
import type { HttpEnv } from "./context";
import { policyOfPage } from "./page-policy";

export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** How long a shared cache may serve a page as it is, and how long after that while it asks anew. Seconds. */
const PUBLIC_PAGE = "public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400";
const PRIVATE_PAGE = "no-store";

const FAILED = 500;
const UNAVAILABLE = 503;
const RETRY_AFTER_SECONDS = "60";

/** Hands a request to the pages, with the services they may use, and finishes the headers of the answer. */
export async function servePage(c: Context<HttpEnv>, render: RenderPage): Promise<Response> {
	const services = c.get("services");
	const pathname = new URL(c.req.url).pathname;
	const context = new RouterContextProvider();
	context.set(keys.listings, services.listings);
	context.set(keys.site, services.site(c.req.url));
	context.set(keys.visitor, {
		region: visitorRegion(c.req.raw.cf as Place | undefined),
		language: languageOfPath(pathname) ?? languageOfVisitor(c),
	});
	context.set(keys.owners, ownerAccess(services.owners, c.req.raw));
	context.set(keys.requestId, c.get("requestId"));
	// The headers of HEAD are those of GET: the page is made, and its body left out at the end.
	const reading = c.req.method === "HEAD";
	const response = await render(reading ? new Request(c.req.raw, { method: "GET" }) : c.req.raw, context);
	const headers = new Headers(response.headers);
	// What failed here is not the reader's fault and may be well again soon.
	const status = response.status === FAILED ? UNAVAILABLE : response.status;
	if (status === UNAVAILABLE) headers.set("Retry-After", RETRY_AFTER_SECONDS);
	// An address without a language is answered in the visitor's: nobody else may get it from a cache.
	const ofOwners = isOwnersPath(pathname);
	if (ofOwners) headers.set("X-Robots-Tag", "noindex");
	const personal =
		languageOfPath(pathname) === null || isPreviewPath(pathname) || ofOwners || headers.has("Set-Cookie");
	if (personal) headers.set("Cache-Control", PRIVATE_PAGE);
	else if (!headers.has("Cache-Control")) headers.set("Cache-Control", response.ok ? PUBLIC_PAGE : PRIVATE_PAGE);
	if (!headers.get("Content-Type")?.startsWith("text/html") || !response.body) {
		return new Response(response.body, { status, headers });
	}
	const html = await response.text();
	headers.set("Content-Security-Policy", await policyOfPage(html));
	return new Response(reading ? null : html, { status, headers });
}
