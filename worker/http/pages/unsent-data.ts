import { data, type ServerBuild } from "react-router";
import { isDocument } from "../../../app/i18n/namespaces";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
type Loader = NonNullable<Route["module"]["loader"]>;

/**
 * The router serialises what loaders return, for its client in the browser. Documents have no such client, and this
 * would take a tenth of their processor time. Only own fields are serialised, so their data become a prototype's fields.
 */
export function withUnsentData(build: ServerBuild): ServerBuild {
	const routes = Object.entries(build.routes).map(([id, route]) => {
		const loader = route?.module.loader;
		if (!loader || !isOfDocument(build.routes, route)) return [id, route];
		return [id, { ...route, module: { ...route.module, loader: unsent(loader) } }];
	});
	return { ...build, routes: Object.fromEntries(routes) };
}

function isOfDocument(routes: Routes, route: Route | undefined): boolean {
	if (!route) return false;
	return isDocument([route.module.handle]) || isOfDocument(routes, routes[route.parentId ?? ""]);
}

function unsent(loader: Loader): Loader {
	return async (args) => {
		const given: unknown = await loader(args);
		return isWithInit(given) ? data(hidden(given.data), given.init ?? undefined) : hidden(given);
	};
}

function isWithInit(given: unknown): given is ReturnType<typeof data> {
	return typeof given === "object" && given !== null && "type" in given && given.type === "DataWithResponseInit";
}

function hidden(given: unknown): unknown {
	const isPlain = typeof given === "object" && given !== null && Object.getPrototypeOf(given) === Object.prototype;
	return isPlain ? Object.create(given) : given;
}
