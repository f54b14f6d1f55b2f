import { WorkerEntrypoint } from "cloudflare:workers";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { type Language, languages } from "../app/domain/language";
import { languageOfPath } from "../app/domain/pages/address";
import { createHttp } from "./http/app";
import type { Purge } from "./http/middleware/cache-purge";
import { REQUEST_ID_HEADER } from "./http/middleware/platform-cache";
import { renderPublicPage } from "./http/pages/pages";
import type { RenderPage } from "./http/pages/render";
import { withoutSerializedData } from "./http/pages/without-serialized-data";
import { takeEmail } from "./inbound";
import { consume } from "./jobs/queue";
import { runScheduled } from "./jobs/scheduled";
import { createServices } from "./services";

const loadBuild = async () => withoutSerializedData(await import("virtual:react-router/server-build"));

/** Loaded at isolate startup; null in development, where each request loads the current build. */
const pages = import.meta.hot ? null : await loadBuild();
const handlers = new Map<Language | null, RequestHandler>();

/** With a build given as a function, the router would derive its tables on every request. */
function createHandler(language: Language | null): RequestHandler {
	return createRequestHandler(pages === null ? loadBuild : routesOf(pages, language), import.meta.env.MODE);
}

/** Removes the routes of other languages, since the router tries routes one by one. */
function routesOf(build: ServerBuild, language: Language | null): ServerBuild {
	if (language === null) return build;
	const isOfOther = (id: string) => languages.some((other) => other !== language && id.startsWith(`${other}/`));
	const withoutOthers = <Route>(routes: Record<string, Route>) =>
		Object.fromEntries(Object.entries(routes).filter(([id]) => !isOfOther(id)));
	return {
		...build,
		routes: withoutOthers(build.routes),
		assets: { ...build.assets, routes: withoutOthers(build.assets.routes) },
	};
}

const render: RenderPage = (request, context) => {
	const language = languageOfPath(new URL(request.url).pathname);
	const handler = handlers.get(language) ?? createHandler(language);
	handlers.set(language, handler);
	return handler(request, context);
};
const http = createHttp(render);

/** Entrypoint behind the platform's cache; not called for cached pages. */
export class PublicPages extends WorkerEntrypoint<Env> {
	override fetch(request: Request): Promise<Response> {
		const requestId = request.headers.get(REQUEST_ID_HEADER) ?? "";
		return renderPublicPage(render, new URL(request.url), createServices(this.env), requestId);
	}

	async purge(options: Parameters<Purge>[0]): Promise<unknown> {
		return this.ctx.cache?.purge(options);
	}
}

export default {
	fetch: http.fetch,
	scheduled: runScheduled,
	queue: consume,
	email: takeEmail,
} satisfies ExportedHandler<Env>;
