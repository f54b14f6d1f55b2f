import { WorkerEntrypoint } from "cloudflare:workers";
import { createRequestHandler, type RequestHandler } from "react-router";
import { createHttp } from "./http/app";
import type { Purge } from "./http/middleware/cache-purge";
import { REQUEST_ID_HEADER } from "./http/middleware/platform-cache";
import { renderPublicPage } from "./http/pages/pages";
import type { RenderPage } from "./http/pages/render";
import { consume, runScheduled } from "./jobs";
import { createServices } from "./services";

const loadBuild = () => import("virtual:react-router/server-build");
let handler: Promise<RequestHandler> | null = null;

/**
 * Of a build given as a function, the router derives its tables at every request: only the development server, which
 * replaces the build, needs that.
 */
async function createRender(): Promise<RequestHandler> {
	return createRequestHandler(import.meta.env.DEV ? loadBuild : await loadBuild(), import.meta.env.MODE);
}

const render: RenderPage = async (request, context) => {
	handler ??= createRender();
	return (await handler)(request, context);
};
const http = createHttp(render);

/** Runs behind the platform's cache: a cached page never reaches it. */
export class PublicPages extends WorkerEntrypoint<Env> {
	override fetch(request: Request): Promise<Response> {
		const requestId = request.headers.get(REQUEST_ID_HEADER) ?? "";
		return renderPublicPage(render, new URL(request.url), createServices(this.env), requestId);
	}

	async purge(options: Parameters<Purge>[0]): Promise<unknown> {
		return this.ctx.cache?.purge(options);
	}
}

export default { fetch: http.fetch, scheduled: runScheduled, queue: consume } satisfies ExportedHandler<Env>;
