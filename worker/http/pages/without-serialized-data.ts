import { data, type ServerBuild } from "react-router";
import { isDocument } from "../../../app/i18n/namespaces";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
type Loader = NonNullable<Route["module"]["loader"]>;

/**
 * Keeps loader data of documents out of the HTML. The router serialises it for its client, which documents do not have;
 * that would take a tenth of their CPU time. Only own properties are serialised, so the data becomes a prototype.
 */
export function withoutSerializedData(build: ServerBuild): ServerBuild {
	const routes = Object.entries(build.routes).map(([id, route]) => {
		const loader = route?.module.loader;
		if (!loader || !isOfDocument(build.routes, route)) return [id, route];
		return [id, { ...route, module: { ...route.module, loader: withHiddenData(loader) } }];
	});
	return { ...build, routes: Object.fromEntries(routes) };
}

function isOfDocument(routes: Routes, route: Route | undefined): boolean {
	if (!route) return false;
	return isDocument([route.module.handle]) || isOfDocument(routes, routes[route.parentId ?? ""]);
}

function withHiddenData(loader: Loader): Loader {
	return async (args) => {
		const given: unknown = await loader(args);
		return isWithInit(given) ? data(asPrototype(given.data), given.init ?? undefined) : asPrototype(given);
	};
}

function isWithInit(given: unknown): given is ReturnType<typeof data> {
	return typeof given === "object" && given !== null && "type" in given && given.type === "DataWithResponseInit";
}

function asPrototype(given: unknown): unknown {
	const isPlain = typeof given === "object" && given !== null && Object.getPrototypeOf(given) === Object.prototype;
	return isPlain ? Object.create(given) : given;
}
